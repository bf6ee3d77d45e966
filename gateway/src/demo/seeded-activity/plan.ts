import type { Random } from '../../platform/runtime/random'
import { accountName } from './people'

/** The team below the demo agent, drawn before the first write. */
export type PlannedMember = {
  readonly account: string
  readonly agent: boolean /** Index of the upline in the plan; -1 is the demo agent. */
  readonly parent: number /** Elapsed part of the whole span at registration, in per mille. */
  readonly joinedPerMille: number
}

export const deepest = 5

export const planTeam = (merchantCode: string, size: number, random: Random): readonly PlannedMember[] => {
  const team: (PlannedMember & { readonly depth: number })[] = []
  const taken = new Set<string>()
  for (let index = 0; index < size; index++) {
    const uplines = team.flatMap((member, at) => (member.agent && member.depth < deepest ? [at] : []))
    // A quarter is invited by the demo agent, the rest by agents of the team.
    const parent = uplines.length === 0 || random.int(4) === 0 ? -1 : (uplines[random.int(uplines.length)] ?? -1)
    const depth = (team[parent]?.depth ?? 0) + 1
    let account = accountName(merchantCode, index, random)
    while (taken.has(account)) account = `${account.slice(0, 13)}${random.int(900) + 100}`
    taken.add(account)
    // Half of the team registered before the activity begins; the others follow in the order of the plan.
    const joinedPerMille = index < size / 2 ? 0 : Math.floor(((index - size / 2) / (size / 2)) * 980)
    team.push({ account, agent: depth < deepest && random.int(6) === 0, parent, joinedPerMille, depth })
  }
  return team
}
