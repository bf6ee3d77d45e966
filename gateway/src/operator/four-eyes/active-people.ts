import { mayDo, type Right } from '@mosaic/contracts/desk'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { operators } from '../accounts/schema'

/** Who of these counts in a decision: their account is enabled and has the right by now. */
export const activePeople = async (
  db: Db,
  names: readonly string[],
): Promise<(name: string, right: Right) => boolean> => {
  if (names.length === 0) return () => false
  const rows = await db
    .select({ name: operators.name, role: operators.role, disabled: operators.disabled })
    .from(operators)
    .where(inArray(operators.name, [...new Set(names)]))
  const roles = new Map(rows.flatMap(({ name, role, disabled }) => (disabled ? [] : [[name, role] as const])))
  return (name, right) => {
    const role = roles.get(name)
    return role !== undefined && mayDo(role, right)
  }
}
