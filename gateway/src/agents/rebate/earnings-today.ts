import { addMinor, type Minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import { gainedByKind } from '../../money'
import { totalsByDayAndMember } from '../../play'
import { boundsOf, dayOf, spanOf } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { memberIs, ratedChains, type RatedMember, teamOn, theseMembers } from '../team'
import { commissionsOfDay } from './commissions-of-day'
import type { SettledBet } from './counted-bets'

/** A list on a phone; the others are in the sum. */
const mostMembers = 200

/** The direct downline of the agent through whom a member is below; null: the agent alone. */
const teamIn = (members: readonly RatedMember[], agentId: string): ((memberId: string) => string | null) => {
  const byId = new Map(members.map((member) => [member.id, member]))
  return (memberId) => {
    let member = byId.get(memberId)
    while (member && member.parentId !== agentId) member = byId.get(member.parentId ?? '')
    return member?.id ?? null
  }
}

const groupedBy = <T>(rows: readonly T[], keyOf: (row: T) => string | null): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** What the agent earned today: rebates as the nightly run would compute them now, by whom they came, and what was paid. */
export const earningsToday = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  agent: Member,
): Promise<Result<ValueOf<'teamCommission'>>> => {
  const day = dayOf(clock.now(), merchant.timeZone)
  const span = spanOf(day, day, merchant.timeZone)
  const scope = { merchantCode: merchant.code, currency: merchant.currency, members: teamOn(agent.id, day) }
  const rows = await totalsByDayAndMember(db, scope, boundsOf(span, merchant.timeZone))
  const bets: readonly SettledBet[] = rows.map(({ memberId, category, validBet }) => ({
    ...{ memberId, category, validBet },
    settledDay: day,
  }))
  const bettors = [...new Set(bets.map(({ memberId }) => memberId))]
  const members = bettors.length === 0 ? [] : await ratedChains(db, theseMembers(bettors), day)
  const earnedBy = (some: readonly SettledBet[]): Minor =>
    commissionsOfDay(merchant, members, some)
      .filter(({ agentId }) => agentId === agent.id)
      .reduce((sum, { amount }) => addMinor(sum, amount), zero)
  const teamOfMember = teamIn(members, agent.id)
  const teams = [...groupedBy(bets, ({ memberId }) => teamOfMember(memberId))].map(([id, some]) => ({
    id,
    amount: earnedBy(some),
    validBet: some.reduce((sum, { validBet }) => addMinor(sum, validBet), zero),
  }))
  const largest = teams
    .sort((a, b) => Number(b.amount - a.amount) || Number(b.validBet - a.validBet))
    .slice(0, mostMembers)
  // Who has moved to another agent since is named as well.
  const nameOf = await accountNames(
    db,
    largest.map(({ id }) => id),
  )
  const books = { merchant: merchant.code, currency: agent.currency }
  const paid = await gainedByKind(db, books, memberIs(agent.id), span)
  const wire = (amount: Minor | undefined) => moneyToWire(amount ?? zero, agent.currency)
  return ok({
    currency: agent.currency,
    day,
    amount: wire(earnedBy(bets)),
    members: largest.map(({ id, amount, validBet }) => ({
      id,
      account: nameOf(id),
      amount: wire(amount),
      validBet: wire(validBet),
    })),
    paid: {
      rebate: wire(paid.get('commission')),
      salary: wire(paid.get('salary')),
      dividend: wire(paid.get('dividend')),
    },
  })
}
