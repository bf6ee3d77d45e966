import type { Db } from '../../platform/db/database'
import type { Decision } from './decision-policy'
import { peopleNeeded } from './people-needed'
import { isCommand } from './second-person'
import { firstApprovals } from './store'

type Proposal = { readonly id: string; readonly proposedBy: string }
type Shown = { readonly needsTwo: boolean; readonly approvedBy: string | null }

/** Who counts as the first person of each proposal: who proposed it, unless a command did. */
export const firstPeopleOf = async (
  db: Db,
  decision: Decision,
  rows: readonly Proposal[],
): Promise<(row: Proposal) => Shown> => {
  const needsTwo = peopleNeeded(decision) === 2
  const approvals = await firstApprovals(
    db,
    [decision],
    rows.filter(({ proposedBy }) => isCommand(proposedBy)).map(({ id }) => id),
  )
  return ({ id, proposedBy }) => ({
    needsTwo,
    approvedBy: isCommand(proposedBy) ? (approvals.get(id)?.operator ?? null) : proposedBy,
  })
}
