import { minor, type Withdrawal } from '@mosaic/contracts'
import { secretAttemptValues, type VerifiedPerson, refundSecretAttempt } from '../../identity'
import type { Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type ClaimOutcome, type ClaimValues, replyOf } from '../../platform/http/idempotency'
import { onlyRow } from '../../platform/db/named-query'
import type { Counted } from '../../platform/guard/rate-limit'
import { isRaceLost } from '../../platform/db/sql-error'
import { isUuid } from '../../platform/runtime/uuid'
import { type AccountRef, type AccountRow, fingerprintOf, transactionIdOf } from '../ledger'
import { quotaValuesOf } from './quota-now'
import { claimWithFacts, type FactsRow, factsQuery, writeRequest } from './request.sql'
import type { PayoutAccountRow, WithdrawalRow } from './schema'
import { quotaFactsOf, type QuotaSums } from './store'

/** The columns of a payout account that a request needs. */
export type Payee = Pick<PayoutAccountRow, 'id' | 'kind' | 'holder' | 'account' | 'branch'>

/** All facts that decide a request for a withdrawal, except the turnover, read by one statement. */
export type RequestFacts = {
  /** The key was used before. */
  readonly repeated: boolean
  readonly main: AccountRow | null
  readonly locked: bigint | null
  readonly payee: Payee | null
  readonly person: VerifiedPerson | null
  readonly passwordHash: string | null
  readonly sums: QuotaSums
  /** The counted attempt at the payment password; null: none was counted. */
  readonly attempt: Counted | null
}

const factsOf = (row: FactsRow): RequestFacts => ({
  repeated: row.repeated,
  main: row.main === null ? null : { id: row.main, balance: minor(row.balance ?? 0n), version: row.version ?? 0n },
  locked: row.locked,
  payee:
    row.payout_account === null || row.kind === null
      ? null
      : {
          id: row.payout_account,
          kind: row.kind,
          holder: row.holder ?? '',
          account: row.account ?? '',
          branch: row.branch,
        },
  person: row.person,
  passwordHash: row.hash,
  sums: quotaFactsOf(row),
  attempt: row.taken === null || row.endsAt === null ? null : { taken: row.taken, endsAt: row.endsAt },
})

export type RequestContext = {
  readonly merchant: Merchant
  readonly member: Member
  readonly idempotencyKey: string
  readonly payoutAccount: string
  readonly main: AccountRef
  readonly locked: AccountRef
}

const valuesOf = ({ merchant, member, idempotencyKey, payoutAccount, main, locked }: RequestContext, now: number) => ({
  ...quotaValuesOf(merchant, member, now),
  merchant: merchant.code,
  currency: member.currency,
  key: idempotencyKey,
  main: main.code,
  locked: locked.code,
  payoutAccount: isUuid(payoutAccount) ? payoutAccount : null,
})

export const readFacts = async (db: Db, request: RequestContext, now: number): Promise<RequestFacts> =>
  factsOf(onlyRow(await factsQuery(db, valuesOf(request, now))))

export const claimAndReadFacts = async (
  db: Db,
  request: RequestContext,
  claim: ClaimValues,
  now: number,
): Promise<ClaimOutcome & { readonly facts: RequestFacts }> => {
  const kycRequired = request.merchant.profile.withdrawal?.kycRequired ?? false
  const values = { ...valuesOf(request, now), ...claim, ...secretAttemptValues(request.member.id, now), kycRequired }
  const row = onlyRow(await claimWithFacts(db, values))
  return { burned: row.burned, claimed: row.claimed, facts: factsOf(row) }
}

export const toLedgerEntry = (row: WithdrawalRow, payee: Payee) =>
  ({
    scope: 'withdraw',
    key: row.id,
    fingerprint: fingerprintOf('withdraw', row.id, String(row.amount), row.currency),
    kind: 'withdraw',
    title: payee.kind,
    reference: row.reference,
    at: row.createdAt,
  }) as const

/** Writes the withdrawal and its answer without a lock, and refunds the attempt; false: the facts changed meanwhile. */
export const writeOptimistically = async (
  db: Db,
  row: WithdrawalRow,
  { main, locked, payee }: RequestFacts,
  answer: Withdrawal,
): Promise<boolean> => {
  const overtaken = async () => {
    await refundSecretAttempt({ db }, row.memberId)
    return false
  }
  if (main === null || locked === null || payee === null) return overtaken()
  const entry = toLedgerEntry(row, payee)
  try {
    const { rows } = await writeRequest(db, {
      ...row,
      ...secretAttemptValues(row.memberId, row.createdAt),
      amount: row.amount.toString(),
      fee: row.fee.toString(),
      at: new Date(row.createdAt).toISOString(),
      main: main.id.toString(),
      version: main.version.toString(),
      locked: locked.toString(),
      ledgerTransaction: transactionIdOf(entry.scope, entry.key),
      ledgerFingerprint: entry.fingerprint,
      title: entry.title,
      reply: replyOf(answer),
    })
    return rows[0]?.done ?? false
  } catch (error) {
    if (isRaceLost(error)) return overtaken()
    throw error
  }
}
