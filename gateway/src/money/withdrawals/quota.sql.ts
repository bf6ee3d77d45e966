import { notInArray, type SQL, sql } from 'drizzle-orm'
import { namedQuery } from '../../platform/db/named-query'
import { settledDeposits } from '../payments'
import { withdrawals, type WithdrawState } from './schema'

const { placeholder } = sql

/** Withdrawals in these states returned their money, so they do not count as withdrawn. */
const returned: readonly WithdrawState[] = ['REJECTED', 'FAILED']

const counted = sql`${withdrawals} where ${withdrawals.memberId} = ${placeholder('memberId')} and ${notInArray(withdrawals.state, [...returned])}`

export type QuotaFactsRow = { deposited: bigint; bonus_turnover: bigint; first_at: string | null; withdrawn: bigint }

/**
 * The facts of a quota: deposits settled since the last counted withdrawal, the turnover of their bonuses, the time
 * of the first of them, and the sum withdrawn in a span.
 */
export const quotaFacts: SQL = sql`
  select coalesce(sum(deposit.amount), 0)::bigint as deposited, coalesce(sum(deposit.bonus_turnover), 0)::bigint as bonus_turnover, min(deposit.settled_at) as first_at,
    (select coalesce(sum(${withdrawals.amount}), 0)::bigint from ${counted} and ${withdrawals.createdAt} >= ${placeholder('from')}::timestamptz and ${withdrawals.createdAt} < ${placeholder('to')}::timestamptz) as withdrawn
  from ${settledDeposits} deposit where deposit.member_id = ${placeholder('memberId')}
    and deposit.settled_at > coalesce((select max(${withdrawals.createdAt}) from ${counted}), '-infinity')`

export const quotaFactsQuery = namedQuery<QuotaFactsRow>('quota_facts', quotaFacts)
