import { type BodyOf, minor, moneyToWire, parseMoney, type ValueOf } from '@mosaic/contracts'
import { periodAt } from '../../platform'
import { addExclusion, exclusionOf } from '../exclusion'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { exclusionFor, type Span } from './exclusion-span'
import { depositsUsed, playUsed } from './guards'
import type { LimitKind } from './limit'
import { setLimit } from './set-limit'
import { limitsOf } from './store'
import { realitySetting } from './reality-store'
import type { Usage } from './usage'

const minutesOfADay = 24n * 60n

const amountToWire = (kind: LimitKind, amount: bigint, { currency }: Member): string =>
  kind === 'time' ? String(amount) : moneyToWire(minor(amount), currency)

/** Minor units of the member's currency, or whole minutes of a day; null where the text is neither. */
const amountOf = (kind: LimitKind, text: string, { currency }: Member): bigint | null => {
  if (kind !== 'time') return parseMoney(text, currency)
  const minutes = /^\d{1,4}$/.test(text) ? BigInt(text) : null
  return minutes !== null && minutes <= minutesOfADay ? minutes : null
}

export const protection = async (
  ctx: AppContext,
  usage: Usage,
  merchant: Merchant,
  member: Member,
): Promise<ValueOf<'limits'>> => {
  const now = ctx.clock.now()
  const owner = { memberId: member.id, timeZone: merchant.timeZone }
  const limits: ValueOf<'limits'>['limits'] = []
  for (const limit of await limitsOf(ctx.db, member.id, now)) {
    const { kind, period, state } = limit
    const used = await (kind === 'deposit' ? depositsUsed : playUsed)(ctx.db, usage, owner, limit, now)
    limits.push({
      kind,
      period,
      amount: state.amount === null ? null : amountToWire(kind, state.amount, member),
      // A winner has used none of a loss limit: a negative number would only confuse.
      used: amountToWire(kind, used > 0n ? used : 0n, member),
      resetsAt: periodAt(period, now, merchant.timeZone).to,
      next: state.next && {
        amount: state.next.amount === null ? null : amountToWire(kind, state.next.amount, member),
        at: state.next.at,
      },
    })
  }
  return {
    currency: member.currency,
    limits,
    realityMinutes: (await realitySetting(ctx.db, member.id)).intervalMinutes,
    exclusion: await exclusionOf(ctx.db, member.id, now),
  }
}

export const requestLimit = async (
  ctx: AppContext,
  usage: Usage,
  merchant: Merchant,
  member: Member,
  request: BodyOf<'setLimit'>,
): Promise<Result<ValueOf<'setLimit'>>> => {
  const { kind, period } = request
  if (kind === 'time' && period !== 'day')
    return fail('request_param_err', undefined, { period: 'time is limited per day' })
  const amount = request.amount === null ? null : amountOf(kind, request.amount, member)
  if (request.amount !== null && (amount === null || amount === 0n))
    return fail('money.amount.invalid', undefined, { amount: 'format' })
  await inTransaction(ctx.db, (tx) => setLimit(tx, member.id, { kind, period, amount }, ctx.clock.now()))
  return ok(await protection(ctx, usage, merchant, member))
}

/** Logs a member out of every device, in the transaction of the exclusion. */
export type EndSessions = (tx: Tx, memberId: string, why: 'self-excluded', now: number) => Promise<void>

/** A self-exclusion ends every session of the member in the same transaction; a break leaves the account open. */
export const excludeMember = async (
  ctx: AppContext,
  member: Member,
  span: Span,
  endSessions: EndSessions,
): Promise<ValueOf<'exclude'>> => {
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const wanted = exclusionFor(span, now)
    await addExclusion(tx, member.id, wanted, now)
    if (wanted.kind === 'self-exclusion') await endSessions(tx, member.id, 'self-excluded', now)
    return (await exclusionOf(tx, member.id, now)) ?? wanted
  })
}
