import { devices, type Browser, type CDPSession, type Page } from '@playwright/test'
import { cumulative, layoutShifts, watchLayoutShifts } from '../layout-shifts'
import { slowDown } from '../slow-phone'

export type Sample = {
  readonly lcp: number
  readonly fcp: number
  readonly cls: number
  /** Compressed bodies of all scripts loaded by a visitor who only looks. */
  readonly scriptBytes: number
  readonly scriptRequests: number
  readonly requests: number
}

const observe = () => {
  const seen = { lcp: 0, fcp: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
}

const settleAfterLoad = 8000

const watchTraffic = (session: CDPSession) => {
  const totals = { scriptRequests: 0, requests: 0 }
  session.on('Network.requestWillBeSent', ({ type }) => {
    totals.requests++
    if (type === 'Script') totals.scriptRequests++
  })
  return totals
}

/** Runs in the page: every script file that was loaded, by whichever tag or import. */
const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'),
    )
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

const visit = async (page: Page, url: string): Promise<Sample> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await slowDown(page)
  const traffic = watchTraffic(session)
  await page.addInitScript(observe)
  await watchLayoutShifts(page)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(settleAfterLoad)
  const seen: { lcp: number; fcp: number } = await page.evaluate(() => Reflect.get(window, 'seen'))
  return {
    ...seen,
    cls: cumulative(await layoutShifts(page)),
    ...traffic,
    scriptBytes: await page.evaluate(scriptBytes),
  }
}

/** One cold visit in a browser context of its own. */
export const coldVisit = async (browser: Browser, url: string): Promise<Sample> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })
  try {
    return await visit(await context.newPage(), url)
  } finally {
    await context.close()
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const medians = (samples: readonly Sample[]): Sample => {
  const of = (name: keyof Sample) => median(samples.map((sample) => sample[name]))
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    cls: of('cls'),
    scriptBytes: of('scriptBytes'),
    scriptRequests: of('scriptRequests'),
    requests: of('requests'),
  }
}
