import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import { isUniqueViolation } from '../../platform/db/sql-error'
import { loginHistory, members, type MemberRow } from './schema'

/** Account names are compared without letter case and in one Unicode form. */
export const accountKey = (account: string): string => account.normalize('NFKC').toLowerCase()

/** The account names of ids in one query; an unknown id is its own name. */
export const accountNames = async (db: Db, ids: readonly string[]): Promise<(id: string) => string> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: members.id, account: members.account })
          .from(members)
          .where(inArray(members.id, [...new Set(ids)]))
  const names = new Map(rows.map(({ id, account }) => [id, account]))
  return (id) => names.get(id) ?? id
}

export const memberById = async (db: Db, id: string): Promise<MemberRow | null> =>
  (await db.select().from(members).where(eq(members.id, id)))[0] ?? null

/** Members by their ids, in one query. */
export const membersByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MemberRow>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(members)
          .where(inArray(members.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks a member's row until the transaction ends. */
export const lockMember = async (tx: Db, id: string): Promise<void> =>
  void (await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for('update'))

export const memberByAccount = async (db: Db, merchantCode: string, account: string): Promise<MemberRow | null> =>
  (
    await db
      .select()
      .from(members)
      .where(and(eq(members.merchantCode, merchantCode), eq(members.accountKey, accountKey(account))))
  )[0] ?? null

/**
 * For operators: members whose name starts with the search or whose id equals it, of one merchant or all, newest
 * first.
 */
export const membersLike = (
  db: Db,
  merchantCode: string | null,
  search: string,
  most: number,
): Promise<MemberRow[]> => {
  const begins = `${accountKey(search).replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select()
    .from(members)
    .where(
      and(
        merchantCode === null ? undefined : eq(members.merchantCode, merchantCode),
        search === '' ? undefined : or(like(members.accountKey, begins), eq(members.id, search)),
      ),
    )
    .orderBy(desc(members.registeredAt))
    .limit(most)
}

export const memberByMobile = async (db: Db, merchantCode: string, mobile: string): Promise<MemberRow | null> =>
  (
    await db
      .select()
      .from(members)
      .where(and(eq(members.merchantCode, merchantCode), eq(members.mobile, mobile)))
  )[0] ?? null

export type NumberOfMember = { readonly id: string; readonly merchantCode: string; readonly mobile: string }

/** Members with a number, by id. */
export const numbersAfter = async (db: Db, after: string, limit: number): Promise<readonly NumberOfMember[]> => {
  const rows = await db
    .select({ id: members.id, merchantCode: members.merchantCode, mobile: members.mobile })
    .from(members)
    .where(and(gt(members.id, after), isNotNull(members.mobile)))
    .orderBy(asc(members.id))
    .limit(limit)
  return rows.flatMap(({ mobile, ...row }) => (mobile === null ? [] : [{ ...row, mobile }]))
}

/** `false`: the member has another number by now, or the new one is taken. */
export const changeMobile = async (
  db: Db,
  { id, mobile: before }: NumberOfMember,
  mobile: string,
): Promise<boolean> => {
  try {
    const changed = await db
      .update(members)
      .set({ mobile })
      .where(and(eq(members.id, id), eq(members.mobile, before)))
      .returning({ id: members.id })
    return changed.length === 1
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export const insertMember = async (db: Db, row: typeof members.$inferInsert): Promise<void> =>
  void (await db.insert(members).values(row))

export const setPasswordHash = async (db: Db, id: string, passwordHash: string): Promise<void> =>
  void (await db.update(members).set({ passwordHash }).where(eq(members.id, id)))

export const setUpline = async (tx: Db, id: string, parentId: string): Promise<void> =>
  void (await tx.update(members).set({ parentId }).where(eq(members.id, id)))

export const setMemberType = async (tx: Db, id: string, type: number): Promise<void> =>
  void (await tx.update(members).set({ type }).where(eq(members.id, id)))

/** `false`: the member has a password already. */
export const setFirstPasswordHash = async (db: Db, id: string, passwordHash: string): Promise<boolean> =>
  (
    await db
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, id), isNull(members.passwordHash)))
      .returning({ id: members.id })
  ).length === 1

/** Verified contacts. The database refuses a number of another member of the site. */
export const setContacts = async (
  db: Db,
  id: string,
  contacts: { mobile?: string | null; email?: string | null },
): Promise<void> => void (await db.update(members).set(contacts).where(eq(members.id, id)))

/** The newest registrations with their origin. */
export const recentRegistrations = (db: Db, limit: number) =>
  db
    .select({
      account: members.account,
      merchantCode: members.merchantCode,
      at: members.registeredAt,
      registerMethod: members.registerMethod,
      registerUrl: members.registerUrl,
      domain: members.registerDomain,
    })
    .from(members)
    .where(isNotNull(members.registerMethod))
    .orderBy(desc(members.registeredAt))
    .limit(limit)

/** Replaces a hash of an outdated cost, unless the password was changed meanwhile. */
export const replacePasswordHash = async (
  db: Db,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> =>
  void (await db
    .update(members)
    .set({ passwordHash: to })
    .where(and(eq(members.id, id), eq(members.passwordHash, from))))

/** A page of a member's logins, the newest first; each row carries the total. */
export const loginsOfMember = (db: Db, memberId: string, page: AskedPage) =>
  db
    .select({
      id: loginHistory.id,
      at: loginHistory.at,
      ip: loginHistory.ip,
      userAgent: loginHistory.userAgent,
      total: totalRows,
    })
    .from(loginHistory)
    .where(eq(loginHistory.memberId, memberId))
    .orderBy(desc(loginHistory.at), desc(loginHistory.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))

const self = alias(loginHistory, 'own_login')

/** Whether a member was ever logged in on a device of one of the others. */
export const sharesDevice = async (db: Db, memberId: string, others: readonly string[]): Promise<boolean> =>
  (
    await db
      .select({ id: self.id })
      .from(self)
      .innerJoin(loginHistory, eq(loginHistory.deviceId, self.deviceId))
      .where(and(eq(self.memberId, memberId), ne(self.deviceId, ''), inArray(loginHistory.memberId, [...others])))
      .limit(1)
  ).length === 1
