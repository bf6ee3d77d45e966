import { mayDo, type Right, type Role } from '@mosaic/contracts/desk'
import type { Db, Tx } from '../../platform/db/database'
import { enabledRoles, lockEnabledRoles } from '../accounts/store'

const mayAmong =
  (roles: ReadonlyMap<string, Role>) =>
  (name: string, right: Right): boolean => {
    const role = roles.get(name)
    return role !== undefined && mayDo(role, right)
  }

/** Who of these counts in a decision: their account is enabled and has the right by now. */
export const activePeople = async (
  db: Db,
  names: readonly string[],
): Promise<(name: string, right: Right) => boolean> => {
  const roles = names.length === 0 ? new Map<string, never>() : await enabledRoles(db, names)
  return mayAmong(roles)
}

/** Until the end of the transaction: who is disabled at the same moment is disabled before or after the decision. */
export const stillDecide = async (tx: Tx, names: readonly string[]): Promise<(name: string, right: Right) => boolean> =>
  mayAmong(await lockEnabledRoles(tx, names))
