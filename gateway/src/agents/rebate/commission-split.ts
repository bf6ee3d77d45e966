import { addMinor, type Minor, minor, quotient, subtractMinor } from '@mosaic/contracts'

/** A member of a tree with their rate in one category, in basis points, and their own valid bet. */
export type TeamMember = {
  readonly id: string
  readonly parentId: string | null
  readonly rate: number
  readonly validBet: Minor
}
export type Commission = { readonly agentId: string; readonly amount: Minor; readonly remainder: Minor }

/** Commissions of a member's tree above the cashback of its players, in ten-thousandths of a unit. */
type Owed = { readonly validBet: Minor; readonly cashback: bigint; readonly all: bigint }

const whole = (tenThousandths: bigint): Minor => minor(quotient(tenThousandths, 10_000n))

/**
 * The level difference of domain §4.3: an agent gets the valid bet below times the difference between their rate and
 * the rate of the member directly below through whom it came. It is rounded down once for the whole day. Amounts and
 * remainders of a tree add up to its valid bet times the top rate, less the cashback of its players, rounded down once.
 */
export const splitCommission = (teamMembers: readonly TeamMember[]): readonly Commission[] => {
  const known = new Set(teamMembers.map(({ id }) => id))
  const below = new Map<string | null, TeamMember[]>()
  for (const teamMember of teamMembers) {
    const upline = teamMember.parentId !== null && known.has(teamMember.parentId) ? teamMember.parentId : null
    const others = below.get(upline)
    if (others) others.push(teamMember)
    else below.set(upline, [teamMember])
  }
  const commissions: Commission[] = []
  const owedIn = ({ id, rate, validBet: own }: TeamMember): Owed => {
    const teams = (below.get(id) ?? []).map(owedIn)
    const validBet = teams.reduce((sum, team) => addMinor(sum, team.validBet), own)
    const cashback = teams.reduce((sum, team) => sum + team.cashback, own * BigInt(rate))
    const all = validBet * BigInt(rate) - cashback
    const amount = whole(teams.reduce((rest, team) => rest - team.all, all))
    const wholeAmount = teams.reduce((rest, team) => subtractMinor(rest, whole(team.all)), whole(all))
    if (wholeAmount > 0n) commissions.push({ agentId: id, amount, remainder: subtractMinor(wholeAmount, amount) })
    return { validBet, cashback, all }
  }
  for (const top of below.get(null) ?? []) owedIn(top)
  return commissions
}
