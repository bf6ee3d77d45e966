import type { ValueOf } from '@mosaic/contracts'

/** Browsers count timers in 32 bits, and a page that slept asks anew anyway. */
const longestDelay = 24 * 60 * 60_000

/** How long to wait for the next interruption by the gateway's clock: 0 is now, null is not while nobody plays. */
export const delayUntilCheck = ({ dueAt, now }: Pick<ValueOf<'realityCheck'>, 'dueAt' | 'now'>): number | null =>
  dueAt === null ? null : Math.min(Math.max(0, dueAt - now), longestDelay)
