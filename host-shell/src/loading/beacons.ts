import type { PartReport } from './part-report'

const view = (Math.random().toString(36) + Math.random().toString(36))
  .replace(/[^0-9a-z]|0\./g, '')
  .slice(0, 16)
  .padEnd(8, '0')
const reported: PartReport[] = []
const vitals: { lcp?: number; inp?: number } = {}
let timer: ReturnType<typeof setTimeout> | null = null

const send = (parts: readonly PartReport[]): void => {
  if (parts.length === 0 || typeof navigator.sendBeacon !== 'function') return
  navigator.sendBeacon('/beacon', JSON.stringify({ view, ...vitals, parts: parts.slice(0, 40) }))
}

const flush = (takeReports: () => readonly PartReport[]): void => {
  timer = null
  const parts = takeReports()
  send(parts)
  reported.push(...parts)
}

type Timed = PerformanceEntry & { readonly interactionId?: number }

const observe = (type: string, take: (entry: Timed) => void): void => {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry))).observe({
      type,
      buffered: true,
      durationThreshold: 40,
    } as PerformanceObserverInit)
  } catch {
    // This browser does not measure it.
  }
}

/**
 * Reports loads and failures by remote, release and module to the edge, and web vitals when the page is left. Returns
 * the function that schedules the next beacon.
 */
export const startBeacons = (takeReports: () => readonly PartReport[]): (() => void) => {
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    flush(takeReports)
    // The figures of the whole view belong to every part that it showed.
    send(reported)
  })
  flush(takeReports)
  return () => {
    timer ??= setTimeout(flush, 300, takeReports)
  }
}
