import type { PartReport } from './part-report'

/** Loads and failures that are not yet sent to the edge. */
const waiting: PartReport[] = []
let scheduleBeacon: (() => void) | null = null

export const reportPart = (part: PartReport): void => {
  waiting.push(part)
  // A failure brings the teller at once; while everything loads there is no hurry.
  if (scheduleBeacon) scheduleBeacon()
  else if (part.failure !== null) startReporting(0)
}

const takeReports = (): PartReport[] => waiting.splice(0)

let started = false
/** Loads the beacon code once the page has what it needs. */
export const startReporting = (delay: number): void => {
  if (delay > 0) {
    setTimeout(() => startReporting(0), delay)
    return
  }
  if (started) return
  started = true
  void import('./beacons').then(
    ({ startBeacons }) => {
      scheduleBeacon = startBeacons(takeReports)
    },
    () => {
      started = false
    },
  )
}
