import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { type DeskResult, refused } from '../accounts/operator-result'
import type { LogActor } from '../log'
import { stillDecide } from './active-people'
import { type Decision, type DecisionPolicy, decisionPolicy } from './decision-policy'
import { proposersOf } from './proposers'
import { isCommand, isSecondPerson } from './second-person'
import { areRelated, firstApprovals, saveFirstApproval } from './store'

/** An accomplice made for one decision would be too obvious after a week. */
const apartMs = 7 * 24 * 60 * 60_000

type Asked = {
  readonly decision: Decision
  readonly subject: string
  readonly merchantCode?: string | undefined
  readonly people: 1 | 2
  /** What exactly is approved, where the decision has a choice; the second person approves the same. */
  readonly terms?: string
  /** Who proposed it, which is the first approval while they may (`proposersOf`). */
  readonly proposedBy?: string
}

/**
 * The one way to approve by the policy table. `first`: stored, and a second person is needed. `final`: the caller acts. The
 * caller holds the lock of the subject.
 */
export const approve = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Tx,
  by: LogActor,
  { decision, subject, merchantCode, people, terms = '', proposedBy }: Asked,
): Promise<DeskResult<'first' | 'final'>> => {
  const { operator } = by
  const { right, proposes }: DecisionPolicy = decisionPolicy[decision]
  // The session was read before this transaction.
  if (!isCommand(operator) && !(await stillDecide(tx, [operator]))(operator, right))
    return refused('desk.right.missing')
  if (people === 1) return { ok: true, value: 'final' }
  if (isCommand(operator)) return refused('desk.second.command')
  const at = ctx.clock.now()
  const stored = (await firstApprovals(tx, [decision], [subject])).get(subject)
  const proposer = proposedBy === undefined ? null : (await proposersOf(tx, decision, [proposedBy]))(proposedBy)
  const first = proposer ?? (stored?.terms === terms ? stored.operator : null)
  if (first === null) {
    await saveFirstApproval(tx, { decision, subject, merchantCode: merchantCode ?? null, operator, terms, at })
    return { ok: true, value: 'first' }
  }
  const firstRight = first === proposer ? (proposes ?? right) : right
  if (!(await stillDecide(tx, [first]))(first, firstRight)) return refused('desk.decided')
  if (!isSecondPerson(first, operator)) return refused('desk.second.person')
  if (await areRelated(tx, first, operator, at - apartMs)) return refused('desk.second.related')
  return { ok: true, value: 'final' }
}
