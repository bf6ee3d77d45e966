import { addMinor, type Currency, moneyToWire, subtractMinor, type ValueOf, zero } from '@mosaic/contracts'
import { type AskedRange, requestedRange, boundsOf, previousSpan, type Span } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { onlineWindow } from './online-window'
import { countOnline, countsIn, type DayFigures, figuresPerDay, sizeOf, type TeamCounts } from './store'

export const teamKpi = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: AskedRange,
): Promise<Result<ValueOf<'teamKpi'>>> => {
  const now = ctx.clock.now()
  const span = requestedRange(query, merchant.timeZone, now)
  if (!span.ok) return span
  const online = await countOnline(ctx.db, agent.id, onlineWindow(now))
  const kpi = (counts: TeamCounts) => ({
    teamLoginMemberCount: counts.login,
    teamBetMemberCount: counts.bet,
    teamRegisterMemberCount: counts.register,
    teamOnlineCount: online,
  })
  return ok({
    footer: kpi(await countsIn(ctx.db, agent.id, span.value)),
    previous: kpi(await countsIn(ctx.db, agent.id, previousSpan(span.value, merchant.timeZone))),
  })
}

type Money = Pick<DayFigures, 'deposit' | 'bet' | 'validBet' | 'payout'>
const nothing: Money = { deposit: zero, bet: zero, validBet: zero, payout: zero }
const sumOf = (days: readonly DayFigures[]): Money =>
  days.reduce<Money>(
    (sum, day) => ({
      deposit: addMinor(sum.deposit, day.deposit),
      bet: addMinor(sum.bet, day.bet),
      validBet: addMinor(sum.validBet, day.validBet),
      payout: addMinor(sum.payout, day.payout),
    }),
    nothing,
  )

const toWire = (money: Money, counts: TeamCounts, currency: Currency) => ({
  deposit: moneyToWire(money.deposit, currency),
  bet: moneyToWire(money.bet, currency),
  validBet: moneyToWire(money.validBet, currency),
  payout: moneyToWire(money.payout, currency),
  pnl: moneyToWire(subtractMinor(money.payout, money.bet), currency),
  loginCount: counts.login,
  betCount: counts.bet,
  registerCount: counts.register,
})

export const teamOverview = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: AskedRange,
): Promise<Result<ValueOf<'teamOverview'>>> => {
  const requested = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!requested.ok) return requested
  const { currency } = agent
  const whole = async (span: Span) => {
    const days = await figuresPerDay(ctx.db, agent.id, span, boundsOf(span, merchant.timeZone))
    return { days, total: toWire(sumOf(days), await countsIn(ctx.db, agent.id, span), currency) }
  }
  const [current, previous, size] = [
    await whole(requested.value),
    await whole(previousSpan(requested.value, merchant.timeZone)),
    await sizeOf(ctx.db, agent.id),
  ]
  return ok({
    currency,
    memberCount: size.members,
    agentCount: size.agents,
    footer: current.total,
    previous: previous.total,
    days: current.days.map((figures, index) => ({
      day: requested.value.days[index] ?? '',
      ...toWire(
        figures,
        { login: figures.loginCount, bet: figures.betCount, register: figures.registerCount },
        currency,
      ),
    })),
  })
}
