import type { Db } from '../../platform/db/database'
import { activePeople } from './active-people'
import { type Decision, decisionPolicy, type DecisionPolicy } from './decision-policy'
import { isCommand } from './second-person'

/** Who proposed it, if that counts as the first approval: at the desk, by somebody who may still propose. */
export const proposersOf = async (
  db: Db,
  decision: Decision,
  names: readonly string[],
): Promise<(name: string) => string | null> => {
  const { proposes, right }: DecisionPolicy = decisionPolicy[decision]
  const people = names.filter((name) => !isCommand(name))
  const counts = await activePeople(db, people)
  return (name) => (!isCommand(name) && counts(name, proposes ?? right) ? name : null)
}
