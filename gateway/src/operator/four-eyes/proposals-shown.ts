import type { Db } from '../../platform/db/database'
import type { Decision } from './decision-policy'
import { peopleNeeded } from './people-needed'
import { proposersOf } from './proposers'
import { firstApprovals } from './store'

type Proposal = { readonly id: string; readonly proposedBy: string }
type Shown = { readonly needsTwo: boolean; readonly approvedBy: string | null }

/** Who counts as the first person of each proposal: who proposed it, or else who approved it first. */
export const firstPeopleOf = async (
  db: Db,
  decision: Decision,
  rows: readonly Proposal[],
): Promise<(row: Proposal) => Shown> => {
  const needsTwo = peopleNeeded(decision) === 2
  const proposer = await proposersOf(
    db,
    decision,
    rows.map(({ proposedBy }) => proposedBy),
  )
  const approvals = await firstApprovals(
    db,
    [decision],
    rows.map(({ id }) => id),
  )
  return ({ id, proposedBy }) => ({
    needsTwo,
    approvedBy: proposer(proposedBy) ?? approvals.get(id)?.operator ?? null,
  })
}
