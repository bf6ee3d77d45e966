import type { ValueOf } from '@mosaic/contracts'

/** setTimeout is limited to 32 bits; a page that slept asks again anyway. */
const longestDelay = 24 * 60 * 60_000

/** Milliseconds until the next interruption by the gateway's clock: 0 is now, null is none. */
export const delayUntilCheck = ({ dueAt, now }: Pick<ValueOf<'realityCheck'>, 'dueAt' | 'now'>): number | null =>
  dueAt === null ? null : Math.min(Math.max(0, dueAt - now), longestDelay)
