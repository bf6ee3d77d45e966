import { sql } from 'drizzle-orm'
import {
  secretAttemptCounted,
  secretAttemptRefunded,
  paymentPasswordHash,
  type VerifiedPerson,
  verifiedPerson,
} from '../../identity'
import { claiming, type ClaimOutcome, claimOutcome, isClaimed, replyWritten } from '../../platform/http/idempotency'
import { namedQuery } from '../../platform/db/named-query'
import { accountRows } from '../ledger'
import { quotaFacts, type QuotaFactsRow } from './quota.sql'
import { payoutAccounts, type PayoutKind, withdrawals } from './schema'

export type FactsRow = QuotaFactsRow & {
  repeated: boolean
  main: bigint | null
  balance: bigint | null
  version: bigint | null
  locked: bigint | null
  payout_account: string | null
  kind: PayoutKind | null
  holder: string | null
  account: string | null
  branch: string | null
  person: VerifiedPerson | null
  hash: string | null
  taken: number | null
  endsAt: string | null
}

const { placeholder } = sql
const memberId = sql`${placeholder('memberId')}`

const accountJoin = (name: 'main' | 'locked') => {
  const account = sql.raw(name)
  return sql`left join ${accountRows} ${account} on ${account}.merchant_code = ${placeholder('merchant')} and ${account}.code = ${placeholder(name)} and ${account}.currency = ${placeholder('currency')}`
}

const facts = sql`
  select exists (select from ${withdrawals} where ${withdrawals.memberId} = ${memberId} and ${withdrawals.idempotencyKey} = ${placeholder('key')}) as repeated,
    main.id as main, main.balance, main.version, locked.id as locked, p.id as payout_account, p.kind, p.holder, p.account, p.branch,
    ${verifiedPerson(memberId)} as person, ${paymentPasswordHash(memberId)} as hash, q.*
  from (${quotaFacts}) q ${accountJoin('main')} ${accountJoin('locked')}
    left join ${payoutAccounts} p on p.id = ${placeholder('payoutAccount')}::uuid and p.member_id = ${memberId} and p.removed_at is null`

/** All facts that decide a request for a withdrawal, except the turnover. */
export const factsQuery = namedQuery<FactsRow>(
  'withdrawal_look',
  sql`select *, null::int as taken, null::timestamptz as "endsAt" from (${facts}) f`,
)

/**
 * Claims the idempotency key and reads the facts. It also counts an attempt at the payment password before the password is
 * compared, unless the facts already refuse the request.
 */
export const claimWithFacts = namedQuery<FactsRow & ClaimOutcome>(
  'withdrawal_claim',
  sql`
  with ${claiming}, f as materialized (${facts}), guess as (${secretAttemptCounted(
    sql`${isClaimed} and exists (select from f where not repeated and hash is not null and (person is not null or not ${placeholder('kycRequired')}::boolean))`,
  )})
  select *, ${claimOutcome} from f left join guess on true`,
)

/** Writes the withdrawal, its ledger transaction and the answer, and refunds the attempt; `done` is false if the facts changed. */
export const writeRequest = namedQuery<{ done: boolean }>(
  'withdrawal_request',
  sql`
  with written as materialized (
    select withdrawal_request(${placeholder('id')}::uuid, ${placeholder('merchantCode')}, ${placeholder('memberId')}, ${placeholder('idempotencyKey')}, ${placeholder('fingerprint')}, ${placeholder('payoutAccountId')}::uuid, ${placeholder('currency')}, ${placeholder('amount')}::bigint, ${placeholder('fee')}::bigint,
      ${placeholder('reference')}, ${placeholder('at')}::timestamptz, ${placeholder('main')}::bigint, ${placeholder('version')}::bigint, ${placeholder('locked')}::bigint, ${placeholder('ledgerTransaction')}::uuid, ${placeholder('ledgerFingerprint')}, ${placeholder('title')}) as done
  ), given_back as (${secretAttemptRefunded}), replied as (${replyWritten(sql`(select done from written)`)})
  select done from written`,
)
