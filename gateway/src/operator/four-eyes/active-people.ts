import { mayDo, type Right } from '@mosaic/contracts/desk'
import type { Db } from '../../platform/db/database'
import { enabledRoles } from '../accounts/store'

/** Who of these counts in a decision: their account is enabled and has the right by now. */
export const activePeople = async (
  db: Db,
  names: readonly string[],
): Promise<(name: string, right: Right) => boolean> => {
  const roles = names.length === 0 ? new Map<string, never>() : await enabledRoles(db, names)
  return (name, right) => {
    const role = roles.get(name)
    return role !== undefined && mayDo(role, right)
  }
}
