import { sql } from 'drizzle-orm'
import { namedQuery } from '../../platform/db/named-query'

const { placeholder } = sql

export const recordCallQuery = namedQuery<{ recorded: boolean }>(
  'seamless_record',
  sql`
    select seamless_record(${placeholder('session')}::uuid, ${placeholder('txId')}, ${placeholder('call')}, ${placeholder('fingerprint')}, ${placeholder('roundId')}, ${placeholder('refTxId')}, ${placeholder('amount')}::bigint, ${placeholder('status')}, ${placeholder('answer')},
      ${placeholder('ledgerTransactions')}::uuid[], ${placeholder('at')}::timestamptz, ${placeholder('stake')}::bigint, ${placeholder('payout')}::bigint, ${placeholder('validBet')}::bigint, ${placeholder('state')}) as recorded`,
)

export const settleQuery = namedQuery<{ done: boolean }>(
  'seamless_settle',
  sql`
    select seamless_settle(${placeholder('session')}::uuid, ${placeholder('version')}::bigint, ${placeholder('txId')}, ${placeholder('call')}, ${placeholder('fingerprint')}, ${placeholder('roundId')}, ${placeholder('refTxId')}, ${placeholder('amount')}::bigint, ${placeholder('answer')},
      ${placeholder('ledgerTransaction')}::uuid, ${placeholder('moved')}::bigint, ${placeholder('at')}::timestamptz, ${placeholder('seenStake')}::bigint, ${placeholder('seenPayout')}::bigint,
      ${placeholder('stake')}::bigint, ${placeholder('payout')}::bigint, ${placeholder('validBet')}::bigint, ${placeholder('state')}) as done`,
)
