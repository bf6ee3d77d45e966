import type { Page, Route } from '@playwright/test'
import { expect, test } from '../policy-test'
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
const cut: Fault = (route) => route.abort('connectionreset')

/** Files of the first remote; each pattern also matches the retries. */
const stages = {
  entry: /\/alpha\/.*remoteEntry\.js/,
  module: /\/alpha\/.*AlphaPage.*\.js/,
  texts: /\/alpha\/.*texts\/.*\.json/,
}

const failing = async (page: Page, pattern: RegExp, fault: Fault, times = Infinity) => {
  let left = times
  await page.route(pattern, (route) => (left-- > 0 ? fault(route) : route.continue()))
  return { endFault: () => (left = 0) }
}

const card = (page: Page) => page.locator('[data-remote="alpha"]').first().getByTestId('remote-failed')
const works = (page: Page) => page.getByRole('button', { name: 'alpha pressed 0' })
const otherWorks = (page: Page) => page.getByText('beta lazy part')

test('tag in the document fails once: the module recovers by itself', async ({ page }) => {
  await failing(page, stages.entry, notFound, 1)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
})

test('tag in the document fails permanently: the retry button recovers', async ({ page }) => {
  const { endFault } = await failing(page, stages.module, notFound)
  await page.goto(`${site.url}/m/alpha`)
  await expect(card(page)).toBeVisible()
  endFault()
  await card(page).click()
  await expect(works(page)).toBeVisible()
})

test('tag of the host fails: the document loads the host again', async ({ page }) => {
  await failing(page, /\/host\/.*main\.js/, cut, 2)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
})

test('a file below a release that the release does not list cannot run', async ({ page }) => {
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
  await page.route(/smuggled\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.pwned = 1',
    }),
  )
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

test('loading violates no policy: both remotes work under enforced Trusted Types', async ({ page }) => {
  await page.goto(`${site.url}/m/both`)
  await expect(works(page)).toBeVisible()
  await expect(otherWorks(page)).toBeVisible()
})

test.describe('a page that breaks the policy', () => {
  test.use({ violates: [/require-trusted-types-for|script-src/] })

  test('markup, code and foreign scripts of a string are refused', async ({ page }) => {
    await page.goto(`${site.url}/m/both`)
    await expect(works(page)).toBeVisible()
    const outcome = await page.evaluate(() => {
      const tried = (work: () => unknown): string => {
        try {
          work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      const script = document.createElement('script')
      return [
        tried(() => (document.body.innerHTML = '<p>planted</p>')),
        tried(() => document.write('<p>planted</p>')),
        tried(() => (script.text = 'window.planted = 1')),
        tried(() => (script.src = 'https://evil.test/x.js')),
        tried(() => new Worker('https://evil.test/x.js')),
        tried(() => (script.src = '/own.js')),
      ]
    })
    expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'done'])
  })
})

test('texts that are not in the document: fetched once the host runs, without a failed request', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.route(`${site.url}/m/alpha`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="texts">).*?(<\/script>)/s,
      '$1{}$2',
    )
    return route.fulfill({ response: answer, body })
  })
  const requested = page.waitForRequest(stages.texts)
  await page.goto(`${site.url}/m/alpha`)
  await expect(works(page)).toBeVisible()
  await requested
  expect(complaints.filter((text) => text.includes('already registered'))).toEqual([])
})
