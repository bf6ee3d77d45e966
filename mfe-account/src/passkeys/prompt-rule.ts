/** How often the offer was put off on this device, and when last. */
export type Dismissals = { readonly times: number; readonly at: number }

const day = 24 * 60 * 60_000
/** Shown again after a month; two refusals are final. */
const pause = 30 * day
const maxDismissals = 2

export const mayPrompt = ({ times, at }: Dismissals, now: number): boolean =>
  times === 0 || (times < maxDismissals && now - at >= pause)
