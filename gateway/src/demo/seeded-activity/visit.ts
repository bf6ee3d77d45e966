import { type Currency, type Minor, minor } from '@mosaic/contracts'
import { issueLaunchToken, openSession, perform, readRequest, recordRecent, type CatalogueGame } from '../../play'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { ManualClock } from '../../platform/runtime/clock'
import type { Tx } from '../../platform/db/database'
import type { Random } from '../../platform/runtime/random'
import { writeAll } from '../../platform/db/database'
import { loginCtes, sessionCte } from '../../identity'
import { openDeposit, settle } from '../../money'
import { drawPayout } from './outcomes'

/** The gateway's services with a manual clock. Totals and balances are written only by those services. */
export type StepContext = {
  readonly tx: Tx
  readonly ctx: AppContext
  readonly clock: ManualClock
  readonly random: Random
  readonly merchant: Merchant
}
export type Visitor = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
}
export type Visit = {
  readonly visitor: Visitor
  readonly at: number
  readonly game: CatalogueGame
  readonly stakeStep: number
  readonly rounds: number
  readonly deposit: number
}

/** The provider code of seeded rounds. Reconciliation skips it, because no provider has them in its log. */
const provider = 'history'

/** Multiples of the smallest stake, like the stakes of a game. */
const ladder = [1n, 2n, 5n, 10n, 20n, 50n, 100n] as const

const memberOf = (context: StepContext, visitor: Visitor, sessionId = ''): Member => ({
  id: visitor.id,
  merchantCode: context.merchant.code,
  account: visitor.account,
  type: visitor.type,
  currency: visitor.currency,
  sessionId,
})

/**
 * A deposit through the payment service, settled by a provider report. `false`: refused, for example by the daily
 * limit.
 */
export const deposit = async (context: StepContext, visitor: Visitor, majorUnits: number): Promise<boolean> => {
  const { tx, ctx, clock, random, merchant } = context
  const method = visitor.currency === 'THB' ? 'promptpay' : 'pix'
  const opened = await openDeposit(
    tx,
    ctx,
    { merchant, member: memberOf(context, visitor), idempotencyKey: random.uuid() },
    { method, amount: String(majorUnits), returnPath: '/m/voucherCenter' },
  )
  if (!opened.ok) return false
  clock.advance(20_000 + random.int(60_000))
  const settled = await settle(
    tx,
    {
      paymentId: opened.value.reference,
      reference: opened.value.id,
      state: 'PAID',
      amount: opened.value.amount,
      currency: visitor.currency,
    },
    clock.now(),
  )
  return settled?.deposit.state === 'SETTLED'
}

type PlaySession = { readonly sessionToken: string; balance: Minor }

/** Bet and win of one round in one wallet call, as providers of instant games send it. */
const playRound = async (
  context: StepContext,
  session: PlaySession,
  game: CatalogueGame,
  stake: Minor,
  payout: Minor,
): Promise<boolean> => {
  const { tx, clock, random } = context
  const read = readRequest('betwin', {
    txId: random.uuid(),
    roundId: random.uuid(),
    sessionToken: session.sessionToken,
    gameCode: game.code,
    currency: context.merchant.currency,
    amount: stake.toString(),
    winAmount: payout.toString(),
    roundClosed: true,
  })
  if (!read.ok) throw new Error(`A made-up round is malformed: ${read.status}`)
  const answer: { status: string; balance?: string } = JSON.parse(
    await perform(tx, provider, read.request, clock.now()),
  )
  if (answer.balance !== undefined) session.balance = minor(BigInt(answer.balance))
  return answer.status === 'OK'
}

/** One visit: login, launch and rounds. Returns the number of rounds played. */
export const play = async (context: StepContext, visit: Visit): Promise<number> => {
  const { tx, ctx, clock, random, merchant } = context
  const { visitor, game } = visit
  clock.set(visit.at)
  const device = {
    ip: `198.51.100.${random.int(250) + 1}`,
    deviceId: `history-${visitor.id}`,
    userAgent: 'Mosaic history',
  }
  const member = memberOf(context, visitor, random.uuid())
  const at = clock.now()
  await writeAll(tx, [
    ...loginCtes({ memberId: visitor.id, merchantCode: merchant.code, at, ...device }),
    sessionCte({ id: member.sessionId, member, from: device, at }),
  ])
  clock.advance(5_000 + random.int(30_000))
  await recordRecent(tx, visitor.id, game.code, clock.now())
  const launchToken = await issueLaunchToken(tx, ctx, member, {
    gameCode: game.code,
    language: merchant.defaultLanguage === 'TY' ? 'th' : 'pt',
  })
  clock.advance(1500)
  const opened = await openSession(tx, ctx, provider, launchToken, game.code)
  if (opened.status !== 'OK') return 0
  const session: PlaySession = { sessionToken: opened.sessionToken, balance: minor(BigInt(opened.balance)) }
  const smallest = BigInt(opened.minBet)
  const odds = {
    rtpBp: game.rtpBp ?? 0,
    hitRateBp: game.hitRateBp ?? 0,
    lines: game.lines ?? 1,
    maxWinHundredths: game.maxWinHundredths ?? 0,
  }
  const affordable = (step: number): Minor => {
    const wanted = minor(smallest * (ladder[Math.min(step, ladder.length - 1)] ?? 1n))
    return wanted <= session.balance || step === 0 ? wanted : affordable(step - 1)
  }
  let played = 0
  for (let round = 0; round < visit.rounds; round++) {
    let stake = affordable(visit.stakeStep)
    if (session.balance < stake) {
      if (!(await deposit(context, visitor, visit.deposit))) break
      session.balance = minor(session.balance + BigInt(visit.deposit) * 100n)
      stake = affordable(visit.stakeStep)
    }
    if (!(await playRound(context, session, game, stake, drawPayout(odds, stake, random)))) break
    played += 1
    clock.advance(3500 + random.int(9_000))
  }
  return played
}
