import { expect, test, type Page, type Route } from '@playwright/test'
import { startSite, type Site } from './site/start-site'

declare global {
  interface Window {
    __mosaicTag?: (tag: HTMLScriptElement, url: string) => void
  }
}

let site: Site
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSite('tiny', ['alpha', 'beta'])
})
test.afterAll(() => site.stop())

type Fault = (route: Route) => Promise<void>

const notFound: Fault = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
const html: Fault = (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>not a script' })
const cut: Fault = (route) => route.abort('connectionreset')
const hang: Fault = () => new Promise(() => undefined)
const tampered: Fault = async (route) => {
  const answer = await route.fetch()
  return route.fulfill({ response: answer, body: `${await answer.text()};window.pwned=1` })
}

/** Files of the first remote by the stage of loading they stand for; each pattern also matches the retries. */
const stages = { entry: /\/alpha\/.*remoteEntry\.js/, module: /\/alpha\/.*AlphaPage.*\.js/, style: /\/alpha\/.*AlphaPage.*\.css/, texts: /\/alpha\/.*texts\/.*\.json/ }

const failing = async (page: Page, pattern: RegExp, fault: Fault, times = Infinity) => {
  let left = times
  await page.route(pattern, (route) => (left-- > 0 ? fault(route) : route.continue()))
  return { mend: () => (left = 0) }
}

const card = (page: Page) => page.locator('[data-remote="alpha"]').first().getByTestId('remote-failed')
const works = (page: Page) => page.getByRole('button', { name: 'alpha pressed 0' })
const otherWorks = (page: Page) => page.getByText('beta lazy part')

for (const [stage, pattern] of Object.entries(stages).slice(0, 2)) {
  for (const [name, fault] of Object.entries({ 'not found': notFound, 'cut off': cut, 'a page instead of a script': html, tampered })) {
    test(`${stage} ${name} once: the module recovers by itself`, async ({ page }) => {
      await failing(page, pattern, fault, 1)
      await page.goto(`${site.url}/m/both`)
      await expect(works(page)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    })

    test(`${stage} ${name} for good: only its own place shows the card, and retry brings it back without a reload`, async ({ page }) => {
      const { mend } = await failing(page, pattern, fault)
      await page.goto(`${site.url}/m/both`)
      await expect(card(page)).toBeVisible()
      await expect(card(page)).toHaveText(name === 'tampered' || name === 'a page instead of a script' ? 'sri-mismatch' : 'network')
      await expect(otherWorks(page)).toBeVisible()
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      mend()
      await card(page).click()
      await expect(works(page)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    })
  }
}

test('the tag in the document fails: the module recovers by itself', async ({ page }) => {
  await failing(page, stages.entry, notFound, 1)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
})

test('the tag in the document fails for good: retry recovers', async ({ page }) => {
  const { mend } = await failing(page, stages.module, notFound)
  await page.goto(`${site.url}/m/alpha`)
  await expect(card(page)).toBeVisible()
  mend()
  await card(page).click()
  await expect(works(page)).toBeVisible()
})

test('a hanging entry is given up after its time limit, and the rest of the page does not wait', async ({ page }) => {
  await failing(page, stages.entry, hang)
  await page.goto(`${site.url}/m/both`, { waitUntil: 'commit' })
  await expect(otherWorks(page)).toBeVisible({ timeout: 4000 })
  await expect(card(page)).toHaveText('timeout', { timeout: 13_000 })
})

test('a style sheet that is missing for good shows the card, and retry recovers', async ({ page }) => {
  const { mend } = await failing(page, stages.style, notFound)
  await page.goto(`${site.url}/m/beta`)
  await page.goto(`${site.url}/m/both`)
  await expect(card(page)).toBeVisible()
  mend()
  await card(page).click()
  await expect(works(page)).toBeVisible()
})

test('texts that are missing for good show the card, and retry recovers', async ({ page }) => {
  const { mend } = await failing(page, stages.texts, notFound)
  await page.goto(`${site.url}/m/both`)
  await expect(card(page)).toBeVisible()
  mend()
  await card(page).click()
  await expect(works(page)).toBeVisible()
})

test('a lazy part that fails for good shows the card of its remote, and retry recovers', async ({ page }) => {
  let broken = true
  await page.route(/\/beta\/.*\/\d+\.[0-9a-f]+\.js/, (route) => (broken ? notFound(route) : route.continue()))
  await page.goto(`${site.url}/m/beta`)
  const lazyCard = page.locator('[data-remote="beta"]').getByTestId('remote-failed')
  await expect(lazyCard).toHaveText('network')
  broken = false
  await lazyCard.click()
  await expect(otherWorks(page)).toBeVisible()
})

test('the host itself is asked for again when its tag fails', async ({ page }) => {
  await failing(page, /\/host\/.*main\.js/, cut, 2)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
})

test('a file below a release that the release does not list cannot run', async ({ page }) => {
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
  await page.route(/smuggled\.js/, (route) => route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: 'window.pwned = 1' }))
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const composition = JSON.parse(document.getElementById('composition')?.textContent ?? '{}')
        const url = `${composition.remotes.alpha.base}smuggled.js`
        const script = document.createElement('script')
        script.src = url
        window.__mosaicTag?.(script, url)
        script.onload = () => resolve('ran')
        script.onerror = () => resolve('blocked')
        document.head.append(script)
      }),
  )
  expect([outcome, await page.evaluate(() => Reflect.get(window, 'pwned'))]).toEqual(['blocked', undefined])
})

test('no part of the loading breaks the content security policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await page.goto(`${site.url}/m/both`)
  await expect(works(page)).toBeVisible()
  await expect(otherWorks(page)).toBeVisible()
  expect(violations).toEqual([])
})

test('texts that the document does not carry are fetched once the host speaks, without a failed attempt', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.route(`${site.url}/m/alpha`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<script type="application\/json" id="texts">).*?(<\/script>)/s, '$1{}$2')
    return route.fulfill({ response: answer, body })
  })
  const asked = page.waitForRequest(stages.texts)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
  await asked
  expect(complaints.filter((text) => text.includes('already registered'))).toEqual([])
})
