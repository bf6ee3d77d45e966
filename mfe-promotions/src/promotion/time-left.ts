import type { PromotionState } from '../api/promotions'

type Timed = Pick<PromotionState, 'state' | 'endsAt' | 'claimUntil'>

export type TimeLeft = { readonly until: number; readonly days: number }

const over: ReadonlySet<PromotionState['state']> = new Set(['CLOSED', 'CLAIMED', 'REJECTED'])
const dayMs = 86_400_000

/** Until when something can be done: the claim of a reward, else the end of the promotion. Null: no limit, or it is over. */
export const timeLeftOf = ({ state, endsAt, claimUntil }: Timed, now: number): TimeLeft | null => {
  const until = over.has(state) ? null : (claimUntil ?? endsAt)
  return until === null || until <= now ? null : { until, days: Math.floor((until - now) / dayMs) }
}
