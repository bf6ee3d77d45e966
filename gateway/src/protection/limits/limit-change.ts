/** One limit: what is in force, and what a member asked for that is not in force yet. `null` is no limit. */
export type LimitState = {
  readonly amount: bigint | null
  readonly next: { readonly amount: bigint | null; readonly at: number } | null
}

export const noLimit: LimitState = { amount: null, next: null }

/** A wish to play more is slept on for a day (domain invariant 16). */
export const coolingMs = 24 * 60 * 60_000

/** The state as it stands at `now`: what was waiting is in force once its time has come. */
export const limitAt = (state: LimitState, now: number): LimitState =>
  state.next && state.next.at <= now ? { amount: state.next.amount, next: null } : state

const isStricter = (wanted: bigint | null, current: bigint | null): boolean =>
  wanted !== null && (current === null || wanted < current)

/** Stricter at once and whatever was waiting is dropped; looser, or none, after a day. Asking again for the same does not begin the day anew. */
export const changeLimit = (state: LimitState, wanted: bigint | null, now: number): LimitState => {
  const { amount, next } = limitAt(state, now)
  if (wanted === amount) return { amount, next: null }
  if (isStricter(wanted, amount)) return { amount: wanted, next: null }
  return next?.amount === wanted ? { amount, next } : { amount, next: { amount: wanted, at: now + coolingMs } }
}
