import { and, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { publishing } from '../../platform'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { members, type MemberRow } from './schema'

/** One name is one member, whatever the case and however the letters were typed. */
export const accountKey = (account: string): string => account.normalize('NFKC').toLowerCase()

/** Account names of a list in one question; an id without a member is its own name. */
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

/** For people of the house: whose name or id begins so, of one merchant or of all; the newest first. */
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

export const insertMember = async (db: Db, row: typeof members.$inferInsert): Promise<void> =>
  void (await db.insert(members).values(row))

export const setPasswordHash = async (db: Db, id: string, passwordHash: string): Promise<void> =>
  void (await db.update(members).set({ passwordHash }).where(eq(members.id, id)))

/** `false`: he has a password already; a first one never overwrites another. */
export const setFirstPasswordHash = async (db: Db, id: string, passwordHash: string): Promise<boolean> =>
  (
    await db
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, id), isNull(members.passwordHash)))
      .returning({ id: members.id })
  ).length === 1

/** What a member has proven to own. The database refuses a number that another member of the site has. */
export const setContacts = async (
  db: Db,
  id: string,
  proven: { mobile?: string | null; email?: string | null },
): Promise<void> => void (await db.update(members).set(proven).where(eq(members.id, id)))

/** Who registered last, with the way he came. */
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

type Login = {
  readonly memberId: string
  readonly merchantCode: string
  readonly at: number
  readonly ip: string
  readonly deviceId: string
  readonly userAgent: string
}

/** The writes of a login as parts of a `with`, done if `condition` holds: who writes more at the same moment does all in one statement. Others learn of a device that is new. */
export const loginWrites = (
  { memberId, merchantCode, at, ip, deviceId, userAgent }: Login,
  condition: SQL = sql`true`,
): readonly SQL[] => {
  const isNewDevice = sql`${condition} and exists (select from login_history where member_id = ${memberId})
      and not exists (select from login_history where member_id = ${memberId} and device_id = ${deviceId})`
  const time = timestamp(at)
  return [
    publishing({ name: 'device.first.used', memberId, at, payload: { deviceId } }, isNewDevice),
    sql`login as (
      insert into login_history (member_id, merchant_code, at, ip, device_id, user_agent)
      select ${memberId}, ${merchantCode}, ${time}, ${ip}, ${deviceId}, ${userAgent} where ${condition})`,
    sql`last_login as (update members set last_login_at = ${time} where id = ${memberId} and ${condition})`,
  ]
}
