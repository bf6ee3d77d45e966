import type { Minor } from '@mosaic/contracts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { accountRows } from '../../money'
import { bigintValue, sumOf } from '../../platform/db/columns'
import { bonuses, bonusRounds } from './schema'

/** Code of the account of a member's bonus money (`accounts.ts` of the ledger). */
const bonusCode = (memberId: SQLWrapper): SQL => sql`'player:' || ${memberId} || ':bonus'`

/** A lateral join of the member's active bonus with its account: `bonus_id`, `bonus_terms`, `bonus_account`, `bonus_balance`, `bonus_version`. */
export const activeBonus = (memberId: SQLWrapper, merchantCode: SQLWrapper, currency: SQLWrapper): SQL => sql`
  left join lateral (
    select ${bonuses.id} as bonus_id, ${bonuses.terms} as bonus_terms, ba.id as bonus_account, ba.balance as bonus_balance, ba.version as bonus_version
    from ${bonuses} join ${accountRows} ba on ba.merchant_code = ${merchantCode} and ba.code = ${bonusCode(memberId)} and ba.currency = ${currency}
    where ${bonuses.memberId} = ${memberId} and ${bonuses.state} = 'ACTIVE' and ${bonuses.currency} = ${currency}
  ) active_bonus on true`

export const moreProgress = (wagered: Minor): SQL => sql`${bonuses.progress} + ${bigintValue(wagered)}`
export const moreConverted = (amount: Minor): SQL => sql`${bonuses.converted} + ${bigintValue(amount)}`

/** How many bonuses there are, wait and ended, and what is wagered of them. */
export const bonusVersion = {
  all: sql`count(*)::int`.mapWith(Number),
  waiting: sql`count(*) filter (where ${bonuses.state} = 'WAITING')::int`.mapWith(Number),
  ended: sql`count(${bonuses.endedAt})::int`.mapWith(Number),
  progress: sumOf(bonuses.progress),
}

type CountedRound = {
  readonly merchantCode: string
  readonly provider: string
  readonly roundId: string
  readonly bonusId: string
}

/** Writes what a round counts now, and returns the difference to what it counted before. */
export const countRoundQuery = ({ merchantCode, provider, roundId, bonusId }: CountedRound, counted: Minor): SQL => sql`
  with earlier as (select counted from ${bonusRounds} where provider = ${provider} and round_id = ${roundId})
  insert into ${bonusRounds} (merchant_code, provider, round_id, bonus_id, counted)
    values (${merchantCode}, ${provider}, ${roundId}, ${bonusId}, ${bigintValue(counted)})
  on conflict (provider, round_id) do update set counted = excluded.counted
  returning counted - coalesce((select counted from earlier), 0) as difference`
