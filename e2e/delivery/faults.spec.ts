import type { Page } from '@playwright/test'
import { expect, test } from '../policy-test'
import { faultTable, type Row } from './site/fault-table'
import { throwKey, throwingAlpha, mismatchedAlpha } from './site/throwing-release'
import { startSite, type Site } from './site/start-site'
import type { StoreFault } from './site/faulty-store'

/*
 * One fault at each stage of loading. Once: the module recovers in the same document. For good: only the module's own
 * place shows the error card, and its retry works when the fault is gone.
 */
let site: Site
const outcomes: (readonly [stage: string, fault: string, once: string, forGood: string])[] = []
const printRow = (stage: string, fault: string, once: string, forGood: string) =>
  outcomes.push([stage, fault, once, forGood])

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('tiny', ['alpha', 'beta'])
  const throwing = await site.remake('alpha', '1.1.0', throwingAlpha)
  // Without an earlier release the error card is the only fallback.
  await site.withdraw('alpha')
  expect(await site.release('publish', 'alpha', '--folder', throwing)).toMatchObject({ code: 0 })
})
test.afterAll(async () => {
  await site.stop()
  const widths = [0, 1, 2].map((column) => Math.max(...outcomes.map((row) => row[column]?.length ?? 0)))
  console.log(
    [['stage', 'fault', 'once', 'for good'], ...outcomes]
      .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
      .join('\n'),
  )
})

const contents = {
  alpha: (page: Page) => page.getByRole('button', { name: /^alpha pressed \d+$/ }),
  beta: (page: Page) => page.getByText('beta lazy part'),
}
const otherThan = (remote: Row['remote']) => (remote === 'alpha' ? 'beta' : 'alpha')
const longerThanPatience = 30_000
const cardOf = (page: Page, remote: string) =>
  page.locator(`[data-remote="${remote}"]`).first().getByTestId('remote-failed')
const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sameDocument') === true && Reflect.get(window, 'pwned') === undefined)

/** Makes so many attempts fail; gives the function that ends the fault. */
const put = async (page: Page, { cause, fault, remote }: Row, times: number): Promise<() => Promise<void>> => {
  await page.addInitScript(() => Object.assign(window, { sameDocument: true }))
  if (fault === 'hangs') await page.clock.install()
  if ('throwPoint' in cause) {
    // Only the first document throws; later documents are controlled by the test.
    await page.addInitScript(([key, count]) => localStorage.getItem(key) ?? localStorage.setItem(key, count), [
      throwKey(cause.throwPoint),
      String(times),
    ] as const)
    return () => page.evaluate((key) => localStorage.setItem(key, '0'), throwKey(cause.throwPoint))
  }
  let left = times
  // Only tags count as attempts: the same file is also fetched to classify the error.
  await page.route(cause.file, async (route) => {
    const isProbe = route.request().resourceType() === 'fetch' && !/texts/.test(route.request().url())
    if (left <= 0) return route.continue()
    if (!isProbe) left--
    if (fault === 'hangs') {
      // Everything else is loaded, so the page's clock may skip the timeouts of the loading.
      await contents[otherThan(remote)](page).waitFor()
      await page.clock.fastForward(longerThanPatience)
    }
    return cause.fault(route)
  })
  return async () => {
    left = 0
  }
}

const open = (page: Page) => page.goto(`${site.url}/m/both`, { waitUntil: 'commit' })

for (const row of faultTable) {
  const { stage, fault, remote, failure, recovers } = row
  const other = otherThan(remote)

  const once = async (page: Page) => {
    await put(page, row, 1)
    await open(page)
    if (recovers) await cardOf(page, remote).click()
    await expect(contents[remote](page)).toBeVisible()
    await expect(contents[other](page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  }
  const forGood = async (page: Page) => {
    const endFault = await put(page, row, Infinity)
    await open(page)
    await expect(cardOf(page, remote)).toHaveText(failure, { timeout: 40_000 })
    await expect(contents[remote](page)).toHaveCount(0)
    await expect(contents[other](page)).toBeVisible()
    await expect(cardOf(page, other)).toHaveCount(0)
    await endFault()
    await cardOf(page, remote).click()
    await expect(contents[remote](page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  }

  test(`${stage} ${fault}: once, it recovers in the same document; permanently, only its own place shows the card`, async ({
    page,
    browser,
  }) => {
    // Both mostly wait for retries, so they run in parallel.
    const another = await browser.newContext()
    await Promise.all([once(page), another.newPage().then(forGood)])
    await another.close()
    printRow(
      stage,
      fault,
      recovers ? 'recovers from its card' : 'recovers by itself',
      `card (${failure}), then recovers from it`,
    )
  })
}

test('shared version that the host lacks: only the remote’s own place shows the card', async ({ page }) => {
  const mismatched = await site.remake('alpha', '1.2.0', mismatchedAlpha)
  await site.withdraw('alpha')
  expect(await site.release('publish', 'alpha', '--folder', mismatched)).toMatchObject({ code: 0 })
  await open(page)
  await expect(cardOf(page, 'alpha')).toHaveText('incompatible')
  await expect(contents.beta(page)).toBeVisible()
  printRow('shared modules', 'a version that is not there', 'never right', 'card (incompatible)')
})

for (const how of ['error JSON', 'a page instead of JSON', 'hang'] as const) {
  test(`manifest, ${how}: the release before is shown until the store is readable again`, async ({ page }) => {
    const storeFault: StoreFault = { remote: 'beta', how, times: Infinity }
    const version = `2.${outcomes.length}.0`
    const next = await site.remake('beta', version, { '': [['"beta lazy part"', `"beta lazy part of ${version}"`]] })
    expect(await site.release('publish', 'beta', '--folder', next)).toMatchObject({ code: 0 })
    await site.storeFault(storeFault)
    await page.goto(`${site.url}/m/beta`)
    await expect(contents.beta(page)).toBeVisible()
    await expect(cardOf(page, 'beta')).toHaveCount(0)
    await site.storeFault(null)
    await page.goto(`${site.url}/m/beta`)
    await expect(page.getByText(`beta lazy part of ${version}`)).toBeVisible()
    printRow('manifest', how, 'the next page has it', 'the release before')
  })
}
