import type { DeskValue } from '@mosaic/contracts/desk'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { firstPeopleOf } from '../four-eyes'
import { openProposals } from './proposal-store'
import type { OperatorProposalRow } from './schema'
import { allOperators, passkeyCounts } from './store'

export const listOperators = async (ctx: AppContext): Promise<DeskValue<'operators'>> => {
  const counts = await passkeyCounts(ctx.db)
  const rows = await allOperators(ctx.db)
  return {
    list: rows.map(({ id, name, role, email, disabled, createdAt, createdBy, lastSeenAt }) => ({
      ...{ name, role, email, disabled, createdAt, createdBy, lastSeenAt },
      passkeys: counts.get(id) ?? 0,
    })),
  }
}

const proposalsToWire = async (
  db: Db,
  rows: readonly OperatorProposalRow[],
): Promise<DeskValue<'decideOperator'>[]> => {
  const [created, changed] = [
    await firstPeopleOf(db, 'operator.create', rows),
    await firstPeopleOf(db, 'operator.change', rows),
  ]
  return rows.map((row) => {
    const { id, kind, name, role, email, disabled, state, proposedBy, proposedAt, decidedBy } = row
    return {
      ...{ id, kind, name, role, email, disabled, state, proposedBy, proposedAt, decidedBy },
      ...(kind === 'create' ? created : changed)(row),
    }
  })
}

export const proposalToWire = async (db: Db, row: OperatorProposalRow): Promise<DeskValue<'decideOperator'>> => {
  const [only] = await proposalsToWire(db, [row])
  if (!only) throw new Error('One row is listed as one')
  return only
}

export const listProposals = async (ctx: AppContext): Promise<DeskValue<'operatorProposals'>> => ({
  list: await proposalsToWire(ctx.db, await openProposals(ctx.db)),
})

export const waitingProposals = async (ctx: AppContext): Promise<number> => (await openProposals(ctx.db)).length
