import type { Browser } from '@playwright/test'

export type Cost = { readonly wall: number; readonly cpu: number }

/** Seconds of processor time that the browser's processes and this worker have used. */
export const processorClock = async (browser: Browser): Promise<() => Promise<Cost>> => {
  const session = await browser.newBrowserCDPSession()
  const used = new Map<number, number>()
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    // A process that has ended keeps what it used.
    for (const { id, cpuTime } of processInfo) used.set(id, cpuTime)
    const { user, system } = process.cpuUsage()
    const browserTime = [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
    return { wall: performance.now() / 1000, cpu: browserTime + (user + system) / 1_000_000 }
  }
}

export const since = (before: Cost, after: Cost): Cost => ({
  wall: after.wall - before.wall,
  cpu: after.cpu - before.cpu,
})
