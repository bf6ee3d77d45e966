/** One limit: the amount in force, and a requested one that is not in force yet. `null` is no limit. */
export type LimitState = {
  readonly amount: bigint | null
  readonly next: { readonly amount: bigint | null; readonly at: number } | null
}

export const noLimit: LimitState = { amount: null, next: null }

/** A looser limit takes effect after a day (domain invariant 16). */
export const coolingMs = 24 * 60 * 60_000

/** The state at `now`: a planned change is in force from its time on. */
export const limitAt = (state: LimitState, now: number): LimitState =>
  state.next && state.next.at <= now ? { amount: state.next.amount, next: null } : state

const isStricter = (wanted: bigint | null, current: bigint | null): boolean =>
  wanted !== null && (current === null || wanted < current)

/**
 * A stricter limit holds at once and drops a planned one; a looser one, or none, holds after a day. The same request
 * again does not restart the day.
 */
export const changeLimit = (state: LimitState, wanted: bigint | null, now: number): LimitState => {
  const { amount, next } = limitAt(state, now)
  if (wanted === amount) return { amount, next: null }
  if (isStricter(wanted, amount)) return { amount: wanted, next: null }
  return next?.amount === wanted ? { amount, next } : { amount, next: { amount: wanted, at: now + coolingMs } }
}
