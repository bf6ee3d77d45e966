import { minor, type Withdrawal } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import {
  guessCounted,
  guessGivenBack,
  guessValues,
  paymentPasswordHash,
  type VerifiedPerson,
  verifiedPerson,
  wasNoGuess,
} from '../../identity'
import type { Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import {
  claiming,
  claimOutcome,
  type ClaimOutcome,
  type ClaimValues,
  isClaimed,
  replyOf,
  replyWritten,
} from '../../platform/http/idempotency'
import { namedQuery, onlyRow } from '../../platform/db/named-query'
import type { Counted } from '../../platform/guard/rate-limit'
import { isRaceLost } from '../../platform/db/sql-error'
import { isUuid } from '../../platform/runtime/uuid'
import { type AccountRef, type AccountRow, fingerprintOf, ledgerAccounts, transactionIdOf } from '../ledger'
import { quotaValuesOf } from './quota-now'
import { payoutAccounts, type PayoutAccountRow, type WithdrawalRow, withdrawals } from './schema'
import { quotaFacts, quotaFactsOf, type QuotaFactsRow, type QuotaSums } from './store'

/** The account that a withdrawal is paid to, as far as its request has to know it. */
export type PaidTo = Pick<PayoutAccountRow, 'id' | 'kind' | 'holder' | 'account'>

/** All that decides a request for a withdrawal but what was played, at one moment. */
export type Look = {
  /** The key was used before. */
  readonly repeated: boolean
  readonly main: AccountRow | null
  readonly locked: bigint | null
  readonly paidTo: PaidTo | null
  readonly person: VerifiedPerson | null
  readonly passwordHash: string | null
  readonly sums: QuotaSums
  /** null: nothing is to be guessed. */
  readonly guess: Counted | null
}

type LookRow = QuotaFactsRow & {
  repeated: boolean
  main: bigint | null
  balance: bigint | null
  version: bigint | null
  locked: bigint | null
  payout_account: string | null
  kind: PaidTo['kind'] | null
  holder: string | null
  account: string | null
  person: VerifiedPerson | null
  hash: string | null
  taken: number | null
  endsAt: string | null
}

const { placeholder } = sql
const memberId = sql`${placeholder('memberId')}`

const bookOf = (code: 'main' | 'locked') =>
  sql`left join ${ledgerAccounts} ${sql.raw(code)} on ${sql.raw(code)}.merchant_code = ${placeholder('merchant')} and ${sql.raw(code)}.code = ${placeholder(code)} and ${sql.raw(code)}.currency = ${placeholder('currency')}`

const facts = sql`
  select exists (select from ${withdrawals} where ${withdrawals.memberId} = ${memberId} and ${withdrawals.idempotencyKey} = ${placeholder('key')}) as repeated,
    main.id as main, main.balance, main.version, locked.id as locked, p.id as payout_account, p.kind, p.holder, p.account,
    ${verifiedPerson(memberId)} as person, ${paymentPasswordHash(memberId)} as hash, q.*
  from (${quotaFacts}) q ${bookOf('main')} ${bookOf('locked')}
    left join ${payoutAccounts} p on p.id = ${placeholder('payoutAccount')}::uuid and p.member_id = ${memberId} and p.removed_at is null`

const lookedUp = namedQuery<LookRow>(
  'withdrawal_look',
  sql`select *, null::int as taken, null::timestamptz as "endsAt" from (${facts}) f`,
)

/**
 * The look of a request that claims its key. A guess of the payment password is counted with it, before the password is looked at, unless
 * something refuses the request before.
 */
const claimedAndLookedUp = namedQuery<LookRow & ClaimOutcome>(
  'withdrawal_claim',
  sql`
  with ${claiming}, f as materialized (${facts}), guess as (${guessCounted(
    sql`${isClaimed} and exists (select from f where not repeated and hash is not null and (person is not null or not ${placeholder('kycRequired')}::boolean))`,
  )})
  select *, ${claimOutcome} from f left join guess on true`,
)

const lookOf = (row: LookRow): Look => ({
  repeated: row.repeated,
  main: row.main === null ? null : { id: row.main, balance: minor(row.balance ?? 0n), version: row.version ?? 0n },
  locked: row.locked,
  paidTo:
    row.payout_account === null || row.kind === null
      ? null
      : { id: row.payout_account, kind: row.kind, holder: row.holder ?? '', account: row.account ?? '' },
  person: row.person,
  passwordHash: row.hash,
  sums: quotaFactsOf(row),
  guess: row.taken === null || row.endsAt === null ? null : { taken: row.taken, endsAt: row.endsAt },
})

export type LookedFor = {
  readonly merchant: Merchant
  readonly member: Member
  readonly idempotencyKey: string
  readonly payoutAccount: string
  readonly main: AccountRef
  readonly locked: AccountRef
}

const valuesOf = ({ merchant, member, idempotencyKey, payoutAccount, main, locked }: LookedFor, now: number) => ({
  ...quotaValuesOf(merchant, member, now),
  merchant: merchant.code,
  currency: member.currency,
  key: idempotencyKey,
  main: main.code,
  locked: locked.code,
  payoutAccount: isUuid(payoutAccount) ? payoutAccount : null,
})

export const lookAt = async (db: Db, asked: LookedFor, now: number): Promise<Look> =>
  lookOf(onlyRow(await lookedUp(db, valuesOf(asked, now))))

export const claimAndLook = async (
  db: Db,
  asked: LookedFor,
  claim: ClaimValues,
  now: number,
): Promise<ClaimOutcome & { readonly seen: Look }> => {
  const kycRequired = asked.merchant.profile.withdrawal?.kycRequired ?? false
  const values = { ...valuesOf(asked, now), ...claim, ...guessValues(asked.member.id, now), kycRequired }
  const row = onlyRow(await claimedAndLookedUp(db, values))
  return { burned: row.burned, claimed: row.claimed, seen: lookOf(row) }
}

const written = namedQuery<{ done: boolean }>(
  'withdrawal_request',
  sql`
  with written as materialized (
    select withdrawal_request(${placeholder('id')}::uuid, ${placeholder('merchantCode')}, ${placeholder('memberId')}, ${placeholder('idempotencyKey')}, ${placeholder('fingerprint')}, ${placeholder('payoutAccountId')}::uuid, ${placeholder('currency')}, ${placeholder('amount')}::bigint, ${placeholder('fee')}::bigint,
      ${placeholder('reference')}, ${placeholder('at')}::timestamptz, ${placeholder('main')}::bigint, ${placeholder('version')}::bigint, ${placeholder('locked')}::bigint, ${placeholder('ledgerTransaction')}::uuid, ${placeholder('ledgerFingerprint')}, ${placeholder('title')}) as done
  ), given_back as (${guessGivenBack}), replied as (${replyWritten(sql`(select done from written)`)})
  select done from written`,
)

/** What the books say of a request. */
export const bookedAs = (row: WithdrawalRow, paidTo: PaidTo) =>
  ({
    scope: 'withdraw',
    key: row.id,
    fingerprint: fingerprintOf('withdraw', row.id, String(row.amount), row.currency),
    kind: 'withdraw',
    title: paidTo.kind,
    reference: row.reference,
    at: row.createdAt,
  }) as const

/**
 * Writes what was decided on a look and the answer to it, all of it or nothing, and gives the guess back. `false`: what the look showed
 * holds no longer.
 */
export const writeAtOnce = async (
  db: Db,
  row: WithdrawalRow,
  { main, locked, paidTo }: Look,
  answer: Withdrawal,
): Promise<boolean> => {
  const overtaken = async () => {
    await wasNoGuess({ db }, row.memberId)
    return false
  }
  if (main === null || locked === null || paidTo === null) return overtaken()
  const booked = bookedAs(row, paidTo)
  try {
    const { rows } = await written(db, {
      ...row,
      ...guessValues(row.memberId, row.createdAt),
      amount: row.amount.toString(),
      fee: row.fee.toString(),
      at: new Date(row.createdAt).toISOString(),
      main: main.id.toString(),
      version: main.version.toString(),
      locked: locked.toString(),
      ledgerTransaction: transactionIdOf(booked.scope, booked.key),
      ledgerFingerprint: booked.fingerprint,
      title: booked.title,
      reply: replyOf(answer),
    })
    return rows[0]?.done ?? false
  } catch (error) {
    if (isRaceLost(error)) return overtaken()
    throw error
  }
}
