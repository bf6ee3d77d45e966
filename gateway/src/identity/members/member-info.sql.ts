import type { Minor } from '@mosaic/contracts'
import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { members } from './schema'

/** The valid bet of a member since an instant, as a value of a query over members. */
export type ValidBetSince = (memberId: SQLWrapper, since: Placeholder) => SQL<Minor>

/** Prepared, since every page asks for it first: the database plans the statement once for each connection. */
export const memberInfoQuery = (db: Db, validBetSince: ValidBetSince) => {
  const query = db
    .select({
      id: members.id,
      nickname: members.nickname,
      account: members.account,
      type: members.type,
      currency: members.currency,
      createdAt: members.registeredAt,
      lastLoginAt: members.lastLoginAt,
      // In a statement over one table the query builder writes a column without its table.
      validBet: validBetSince(sql`${members.id}`, sql.placeholder('since')),
    })
    .from(members)
    .where(sql`${members.id} = any(${sql.placeholder('ids')})`)
    .prepare('member_info')
  return (values: { readonly ids: readonly string[]; readonly since: number }) => query.execute(values)
}
