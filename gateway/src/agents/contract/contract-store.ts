import type { ContractKind } from '@mosaic/contracts'
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, max, min, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { dividendPeriodOf } from './contract.sql'
import type { ContractPeriod } from './contract-period'
import { offerLifeMs } from './life-cycle'
import { agentContracts, type ContractRow } from './schema'

type Side = { readonly agentId: string } | { readonly offerorId: string }
const isOf = (side: Side) =>
  'agentId' in side ? eq(agentContracts.agentId, side.agentId) : eq(agentContracts.offerorId, side.offerorId)

const mostShown = 200

const one = async (rows: Promise<ContractRow[]>): Promise<ContractRow | null> => (await rows)[0] ?? null

/** The newest versions of one side, newest first. */
export const contractsOf = (db: Db, side: Side): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(isOf(side))
    .orderBy(desc(agentContracts.offeredAt), desc(agentContracts.version))
    .limit(mostShown)

/** A contract, for its offeror or its downline only. */
export const contractOfSide = (db: Db, id: string, memberId: string): Promise<ContractRow | null> =>
  one(
    db
      .select()
      .from(agentContracts)
      .where(
        and(
          eq(agentContracts.id, id),
          or(eq(agentContracts.agentId, memberId), eq(agentContracts.offerorId, memberId)),
        ),
      ),
  )

/** Offers that await the agent's answer, at most one of each kind. */
export const pendingOffers = (db: Db, agentId: string, offeredAfter: number): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, agentId),
        eq(agentContracts.state, 'OFFERED'),
        gt(agentContracts.offeredAt, offeredAfter),
      ),
    )
    .orderBy(agentContracts.offeredAt)

export const activeContract = (db: Db, agentId: string, kind: ContractKind): Promise<ContractRow | null> =>
  one(
    db
      .select()
      .from(agentContracts)
      .where(
        and(eq(agentContracts.agentId, agentId), eq(agentContracts.kind, kind), eq(agentContracts.state, 'ACTIVE')),
      ),
  )

/** Contracts in force between the house and the agents of a merchant. */
export const houseContracts = (db: Db, merchantCode: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.merchantCode, merchantCode),
        isNull(agentContracts.offerorId),
        eq(agentContracts.state, 'ACTIVE'),
      ),
    )

/** Contracts of an agent that are in force or await an answer. */
export const livingContracts = (tx: Tx, agentId: string): Promise<ContractRow[]> =>
  tx
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, agentId), inArray(agentContracts.state, ['OFFERED', 'ACTIVE'])))
    .for('update')

/** Whether a contract of an agent is in force at a later instant, or an offer can become one. */
export const isBoundAt = async (
  db: Db,
  agentId: string,
  { now, at }: { readonly now: number; readonly at: number },
): Promise<boolean> => {
  const isInForce = and(isNotNull(agentContracts.fromAt), or(isNull(agentContracts.toAt), gt(agentContracts.toAt, at)))
  const isOffered = and(eq(agentContracts.state, 'OFFERED'), gt(agentContracts.offeredAt, now - offerLifeMs))
  const rows = await db
    .select({ id: agentContracts.id })
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, agentId), or(isInForce, isOffered)))
    .limit(1)
  return rows.length > 0
}

/** Contracts of a kind that an agent gave to direct downlines and that are in force. */
export const givenContracts = (db: Db, offerorId: string, kind: ContractKind): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(
      and(eq(agentContracts.offerorId, offerorId), eq(agentContracts.kind, kind), eq(agentContracts.state, 'ACTIVE')),
    )

/** What an agent offered and what is not over. */
export const livingOffersOf = (tx: Tx, offerorId: string, kind: ContractKind): Promise<ContractRow[]> =>
  tx
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.offerorId, offerorId),
        eq(agentContracts.kind, kind),
        inArray(agentContracts.state, ['OFFERED', 'ACTIVE']),
      ),
    )
    .for('update')

export const contractById = (db: Db, id: string): Promise<ContractRow | null> =>
  one(db.select().from(agentContracts).where(eq(agentContracts.id, id)))

/** Contracts by their ids, in one query. */
export const contractsByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ContractRow>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(agentContracts)
          .where(inArray(agentContracts.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const lockContract = (tx: Tx, id: string): Promise<ContractRow | null> =>
  one(tx.select().from(agentContracts).where(eq(agentContracts.id, id)).for('update'))

/** What an earlier attempt of the same request offered. */
export const contractOfRequest = (tx: Tx, offerorId: string, requestKey: string): Promise<ContractRow | null> =>
  one(
    tx
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.offerorId, offerorId), eq(agentContracts.requestKey, requestKey))),
  )

export const nextVersion = async (tx: Tx, agentId: string, kind: ContractKind): Promise<number> => {
  const [row] = await tx
    .select({ version: max(agentContracts.version) })
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, agentId), eq(agentContracts.kind, kind)))
  return (row?.version ?? 0) + 1
}

export const insertContract = async (tx: Tx, row: typeof agentContracts.$inferInsert): Promise<void> => {
  await tx.insert(agentContracts).values(row)
}

type Change = Partial<Pick<ContractRow, 'state' | 'answeredAt' | 'answeredFrom' | 'fromAt' | 'toAt'>>
export const changeContract = async (tx: Tx, id: string, change: Change): Promise<void> => {
  await tx.update(agentContracts).set(change).where(eq(agentContracts.id, id))
}

const isOfSchedule = (kind: ContractKind, dividendPeriod: string | null) =>
  and(
    eq(agentContracts.kind, kind),
    isNotNull(agentContracts.fromAt),
    dividendPeriod === null ? undefined : eq(dividendPeriodOf, dividendPeriod),
  )

/** The start of the first contract of a schedule; null: there is none. */
export const firstStart = async (
  db: Db,
  merchantCode: string,
  kind: ContractKind,
  dividendPeriod: string | null,
): Promise<number | null> => {
  const [row] = await db
    .select({ from: min(agentContracts.fromAt) })
    .from(agentContracts)
    .where(and(eq(agentContracts.merchantCode, merchantCode), isOfSchedule(kind, dividendPeriod)))
  return row?.from ?? null
}

/** Versions in force for the whole of a period. */
export const contractsInForce = (
  db: Db,
  merchantCode: string,
  kind: ContractKind,
  dividendPeriod: string | null,
  { from, to }: Pick<ContractPeriod, 'from' | 'to'>,
): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.merchantCode, merchantCode),
        isOfSchedule(kind, dividendPeriod),
        lte(agentContracts.fromAt, from),
        or(isNull(agentContracts.toAt), gte(agentContracts.toAt, to)),
      ),
    )
    .orderBy(agentContracts.offeredAt)
