import { type Currency, type GameCategory, isAgent, type Minor, minor } from '@mosaic/contracts'
import { and, eq, gt, max, type SQL } from 'drizzle-orm'
import { type Totals, totalsByDay, totalsOf } from '../../play'
import type { Span } from '../../platform'
import { instantOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { type AskedPage, totalOf } from '../../platform/http/paging'
import { type Below, downlinePage } from './downlines.sql'
import {
  countsQuery,
  depositsByDay,
  loginsByDay,
  onlineQuery,
  registrationsByDay,
  seenQuery,
  typesBelowQuery,
} from './figures.sql'
import { onlineWindow } from './online-window'
import type { Rated, RebateRates } from './rebate-rate'
import { agentTree, memberRebateRates } from './schema'
import {
  chainsOf,
  directDownlineQuery,
  highestGivenQuery,
  insertAncestors,
  insertPastAncestors,
  levelQuery,
  pathQuery,
  placesQuery,
  ratedMembersQuery,
  teamOf,
} from './tree.sql'

/** Number of levels above a member; 0 at the top of a tree, null outside every tree. */
export const depthOf = async (db: Db, memberId: string): Promise<number | null> =>
  (
    await db
      .select({ depth: max(agentTree.depth) })
      .from(agentTree)
      .where(eq(agentTree.descendantId, memberId))
  )[0]?.depth ?? null

/** A member's row to themselves, and with an upline one to each of its ancestors. */
export const insertIntoTree = async (
  tx: Tx,
  memberId: string,
  parentId: string | null,
  today: string,
): Promise<void> => {
  await tx.insert(agentTree).values({ ancestorId: memberId, descendantId: memberId, depth: 0 })
  if (parentId === null) return
  await tx.execute(insertAncestors(memberId, parentId))
  await tx.execute(insertPastAncestors(memberId, parentId, today))
}

/** Levels between an agent and a member below; null: not in the agent's tree, so the member must not be shown. */
export const depthIn = async (db: Db, agentId: string, memberId: string): Promise<number | null> =>
  (
    await db
      .select({ depth: agentTree.depth })
      .from(agentTree)
      .where(and(eq(agentTree.ancestorId, agentId), eq(agentTree.descendantId, memberId)))
  )[0]?.depth ?? null

/** A member of one level of the tree; `depth` is 0 for the opened member and 1 for their direct downlines. */
export type LevelMember = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly depth: number
  readonly teamCount: number
}

/** Members of a level with a figure: they count themselves, or somebody below them does. */
export const levelOf = async (db: Db, parentId: string): Promise<readonly LevelMember[]> => {
  const { rows } = await db.execute<{
    id: string
    account: string
    type: number
    depth: number
    counted: boolean
    team_count: number
  }>(levelQuery(parentId))
  return rows
    .filter((row) => row.counted || row.depth === 0 || row.team_count > 0)
    .map(({ id, account, type, depth, team_count: teamCount }) => ({ id, account, type, depth, teamCount }))
}

export const pathTo = async (
  db: Db,
  agentId: string,
  memberId: string,
): Promise<readonly { readonly id: string; readonly account: string }[]> =>
  (await db.execute<{ id: string; account: string }>(pathQuery(agentId, memberId))).rows

/** The members above a member, up to the top of the tree. */
export const uplinesOf = async (db: Db, memberId: string): Promise<readonly string[]> =>
  (
    await db
      .select({ id: agentTree.ancestorId })
      .from(agentTree)
      .where(and(eq(agentTree.descendantId, memberId), gt(agentTree.depth, 0)))
  ).map(({ id }) => id)

type Place = { readonly id: string; readonly account: string; readonly depth: number }

/** Members of an agent's tree by their ids. */
export const placesOf = async (
  db: Db,
  agentId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> => {
  const { rows } = await db.execute<Place>(placesQuery(agentId, memberIds))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The member directly below an agent, or with null an agent at the top of a tree; null: no such member. */
export const directDownline = async (
  db: Db,
  merchantCode: string,
  uplineId: string | null,
  memberId: string,
): Promise<{ readonly type: number } | null> => {
  const { rows } = await db.execute<{ type: number }>(directDownlineQuery(merchantCode, uplineId, memberId))
  const type = rows[0]?.type
  return type === undefined || (uplineId === null && !isAgent(type)) ? null : { type }
}

export type RatedMember = Rated & { readonly id: string; readonly parentId: string | null }

const ratedMembers = async (db: Db, memberIds: SQL, day: string | null): Promise<readonly RatedMember[]> => {
  const { rows } = await db.execute<{
    id: string
    type: number
    parent_id: string | null
    category: GameCategory | null
    rate: number | null
  }>(ratedMembersQuery(memberIds, day))
  const members = new Map<string, RatedMember>()
  for (const { id, type, parent_id: parentId, category, rate } of rows)
    members.set(id, {
      id,
      type,
      parentId,
      given: { ...members.get(id)?.given, ...(category !== null && { [category]: rate }) },
    })
  return [...members.values()]
}

/** Members and all members above them, now or on a business day, each with the rates given to them; unordered. */
export const ratedChains = (db: Db, memberIds: SQL, day: string | null = null): Promise<readonly RatedMember[]> =>
  ratedMembers(db, chainsOf(memberIds, day), day)

export const insertRates = async (tx: Tx, rows: (typeof memberRebateRates.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(memberRebateRates).values(rows)
}

export const saveRates = async (tx: Tx, rows: (typeof memberRebateRates.$inferInsert)[]): Promise<void> => {
  for (const { memberId, category, ...change } of rows)
    await tx
      .insert(memberRebateRates)
      .values({ memberId, category, ...change })
      .onConflictDoUpdate({ target: [memberRebateRates.memberId, memberRebateRates.category], set: change })
}

type GivenRate = { readonly rate: number; readonly off: boolean }

/** What the agent above gave a member, as it was given. */
export const givenTo = async (db: Db, memberId: string): Promise<ReadonlyMap<GameCategory, GivenRate>> => {
  const { category, rate, off } = memberRebateRates
  const rows = await db
    .select({ category, rate, off })
    .from(memberRebateRates)
    .where(eq(memberRebateRates.memberId, memberId))
  return new Map(rows.map((row) => [row.category, row]))
}

export const highestGivenBy = async (db: Db, memberId: string): Promise<RebateRates> => {
  const { rows } = await db.execute<{ category: GameCategory; rate: number }>(highestGivenQuery(memberId))
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]))
}

export type DownlineRow = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly level: number
  readonly directCount: number
  readonly teamCount: number
  readonly online: boolean
  readonly registeredAt: number
  readonly lastLoginAt: number | null
  readonly currency: Currency
}

export const downlineRows = async (
  db: Db,
  agentId: string,
  below: Below,
  page: AskedPage,
  seen: { readonly after: number; readonly until: number },
): Promise<{ readonly rows: readonly DownlineRow[]; readonly total: number }> => {
  const { rows } = await db.execute<{
    id: string
    account: string
    type: number
    level: number
    direct_count: number
    team_count: number
    online: boolean
    registered_at: string
    last_login_at: string | null
    currency: Currency
    total: number
  }>(downlinePage(agentId, below, page, seen))
  return {
    rows: rows.map((row) => ({
      id: row.id,
      account: row.account,
      type: row.type,
      level: row.level,
      directCount: row.direct_count,
      teamCount: row.team_count,
      online: row.online,
      registeredAt: instantOf(row.registered_at),
      lastLoginAt: instantOf(row.last_login_at),
      currency: row.currency,
    })),
    total: totalOf(rows),
  }
}

export type TeamCounts = { readonly login: number; readonly bet: number; readonly register: number }

/** How many members of a team logged in, bet and registered in a span. */
export const countsIn = async (db: Db, agentId: string, span: Pick<Span, 'from' | 'to'>): Promise<TeamCounts> => {
  const { rows } = await db.execute<{ login: number; register: number }>(countsQuery(agentId, span))
  const { bettors } = await totalsOf(db, { scope: { members: teamOf(agentId) }, span })
  return { login: rows[0]?.login ?? 0, bet: bettors, register: rows[0]?.register ?? 0 }
}

export const countOnline = async (
  db: Db,
  agentId: string,
  seen: { readonly after: number; readonly until: number },
): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(onlineQuery(agentId, seen.after, seen.until))
  return rows[0]?.n ?? 0
}

export const isOnline = async (db: Db, memberId: string, now: number): Promise<boolean> => {
  const { after, until } = onlineWindow(now)
  const { rows } = await db.execute<{ online: boolean }>(seenQuery(memberId, after, until))
  return rows[0]?.online ?? false
}

/** How many members and how many agents there are below an agent. */
export type TeamSize = { readonly members: number; readonly agents: number }

export const sizeOf = async (db: Db, agentId: string): Promise<TeamSize> => {
  const { rows } = await db.execute<{ type: number; n: number }>(typesBelowQuery(agentId))
  const count = (each: typeof rows) => each.reduce((sum, { n }) => sum + n, 0)
  return { members: count(rows), agents: count(rows.filter(({ type }) => isAgent(type))) }
}

export type DayFigures = Pick<Totals, 'validBet' | 'payout'> & {
  readonly deposit: Minor
  readonly bet: Minor
  readonly loginCount: number
  readonly betCount: number
  readonly registerCount: number
}

/** One row a day of the span, empty days included. */
export const figuresPerDay = async (
  db: Db,
  agentId: string,
  span: Span,
  bounds: readonly number[],
): Promise<readonly DayFigures[]> => {
  const bets = await totalsByDay(db, { members: teamOf(agentId) }, bounds)
  const numbers = async (query: SQL) => {
    const { rows } = await db.execute<{ day: number; n: bigint }>(query)
    return new Map(rows.map(({ day, n }) => [day, n]))
  }
  const deposits = await numbers(depositsByDay(agentId, span, bounds))
  const logins = await numbers(loginsByDay(agentId, span, bounds))
  const registrations = await numbers(registrationsByDay(agentId, span, bounds))
  return span.days.map((_, index) => {
    const played = bets.find(({ day }) => day === index + 1)
    return {
      deposit: minor(deposits.get(index + 1) ?? 0n),
      bet: played?.cashStake ?? minor(0n),
      validBet: played?.validBet ?? minor(0n),
      payout: played?.payout ?? minor(0n),
      loginCount: Number(logins.get(index + 1) ?? 0n),
      betCount: played?.bettors ?? 0,
      registerCount: Number(registrations.get(index + 1) ?? 0n),
    }
  })
}
