import type { CDPSession, Page } from '@playwright/test'
import { signInThroughForm } from '../pages/login-page'
import { expect, password, test } from '../site'

/** Pages with content of every remote: games, promotions and messaging are on the home page. */
const stops = ['/m/home', '/m/voucherCenter', '/m/set', '/m/agent']

/** Navigates in the page itself, as links do: the document stays, only routes change. A page is reached when its text is stable. */
const walk = (page: Page, cycles: number) =>
  page.evaluate(
    async ({ stops, cycles }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const shown = () => document.querySelector('main')?.textContent ?? ''
      const arrive = async (path: string) => {
        const before = shown()
        history.replaceState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        const patience = performance.now() + 20_000
        let last = ''
        for (let still = 0; still < 2; ) {
          await frame()
          const now = shown()
          still = now === last && now !== before && now.length > 40 ? still + 1 : 0
          last = now
          if (performance.now() > patience) throw new Error(`${path} does not come to rest: ${now.slice(0, 300)}`)
        }
      }
      for (let cycle = 0; cycle < cycles; cycle++) for (const path of stops) await arrive(path)
    },
    { stops, cycles },
  )

type Weight = { readonly heap: number; readonly listeners: number; readonly nodes: number }

/** Goes to a page without running figures and waits until it is at rest. */
const rest = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    history.replaceState(null, '', '/m/set')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await nodes()
        const still = now === before
        before = now
        return still
      },
      { intervals: [1000], timeout: 60_000 },
    )
    .toBe(true)
}

const weigh = async (page: Page, cdp: CDPSession): Promise<Weight> => {
  await rest(page)
  // The second collection frees what finalizers of the first let go.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

const growth = (before: Weight, after: Weight) => ({
  heap: after.heap / before.heap - 1,
  listeners: after.listeners / before.listeners - 1,
  nodes: after.nodes / before.nodes - 1,
})

const bound = 0.2

const openAs = async (page: Page, account: string): Promise<CDPSession> => {
  await signInThroughForm(page, account, password)
  await page.goto('/m/home')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

test('fifty rounds through the pages of all remotes: heap, listeners and nodes grow by less than a fifth, and the measure finds a page that leaks', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const { page } = site
  const cdp = await openAs(page, 'agent01')
  await walk(page, 8)
  const before = await weigh(page, cdp)
  await walk(page, 50)
  const after = await weigh(page, cdp)
  const { heap, listeners, nodes } = growth(before, after)
  expect(heap, `the heap grew from ${before.heap} to ${after.heap} bytes`).toBeLessThan(bound)
  expect(listeners, `listeners grew from ${before.listeners} to ${after.listeners}`).toBeLessThan(bound)
  expect(nodes, `nodes grew from ${before.nodes} to ${after.nodes}`).toBeLessThan(bound)

  await test.step('a leaked listener and list at every visit are found', async () => {
    await page.evaluate(() => {
      const stored: number[][] = []
      addEventListener('popstate', () => {
        stored.push(Array.from({ length: 20_000 }, (_, index) => index + 0.5))
        for (let count = 0; count < 5; count++) addEventListener('resize', () => stored.length)
      })
    })
    await walk(page, 5)
    const planted = growth(after, await weigh(page, cdp))
    expect(planted.heap).toBeGreaterThan(bound)
    expect(planted.listeners).toBeGreaterThan(bound)
  })
})
