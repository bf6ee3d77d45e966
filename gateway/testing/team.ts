import { type Currency, minor } from '@mosaic/contracts'
import { createMember, openSession } from '../src/identity'
import { openDeposit, playerAccount, post, promotionExpense, settle, transfer } from '../src/money'
import type { Merchant } from '../src/platform/runtime/app-context'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'
import { walletBench } from './wallet'

export type TeamMember = {
  readonly id: string
  readonly account: string
  readonly merchantCode: string
  readonly currency: Currency
  readonly type: number
}

/** Members of trees, who pay in, play and are given money by the services that do it in production. */
export const teamBench = async (gateway: TestGateway) => {
  const { ctx, clock } = gateway
  const bench = await walletBench(gateway)
  const found = await ctx.merchants.byCode('aurora')
  if (!found) throw new Error('no merchant')
  const merchant: Merchant = found
  let serial = 0

  const join = async (parentId: string | null, type = 0): Promise<TeamMember> => {
    serial += 1
    const about = { merchant, account: `team${serial}m`, type, passwordHash: null, parentId, at: clock.now() }
    const { id, account, currency } = await inTransaction(ctx.db, (tx) => createMember(tx, ctx, about))
    return { id, account, type, currency, merchantCode: merchant.code }
  }
  const tokenOf = (member: TeamMember): Promise<string> =>
    inTransaction(ctx.db, async (tx) => {
      const device = { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9', confirmed: false }
      return (await openSession(tx, ctx, { ...member, lastLoginAt: null }, device)).info.token
    })
  const give = (
    member: TeamMember,
    kind: 'promotion' | 'rebate' | 'commission' | 'opening' | 'adjustment',
    units: number,
  ) => {
    serial += 1
    const key = `${kind}-${serial}`
    const books = { merchant: merchant.code, currency: member.currency }
    const postings = transfer(promotionExpense(books), playerAccount(books, member.id), minor(units))
    return inTransaction(ctx.db, (tx) =>
      post(tx, { scope: 'test', key, fingerprint: '', kind, title: '', reference: key, postings, at: clock.now() }),
    )
  }
  const deposit = (member: TeamMember, amount: string) => {
    serial += 1
    const by = { merchant, member: { ...member, sessionId: '' }, idempotencyKey: `team-key-${serial}` }
    return inTransaction(ctx.db, async (tx) => {
      const opened = await openDeposit(tx, ctx, by, { method: 'pix', amount, returnPath: '/m/home' })
      if (!opened.ok) throw new Error(opened.code)
      const { id: reference, amount: paid, currency } = opened.value
      await settle(tx, { paymentId: 'p', reference, state: 'PAID', amount: paid, currency }, clock.now())
    })
  }
  /** A whole round; amounts in minor units. The member needs the money. */
  const play = async (member: TeamMember, stake: number, payout: number, gameCode?: string): Promise<string> => {
    const session = await bench.open(member, gameCode)
    return bench.playRound(session, String(stake), String(payout))
  }
  return { bench, merchant, join, tokenOf, give, deposit, play }
}
export type TeamBench = Awaited<ReturnType<typeof teamBench>>
