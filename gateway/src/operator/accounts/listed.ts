import type { DeskValue } from '@mosaic/contracts/desk'
import type { AppContext } from '../../platform/runtime/app-context'
import { isCommand, peopleNeeded } from '../four-eyes'
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

export const proposalToWire = (row: OperatorProposalRow): DeskValue<'decideOperator'> => {
  const { id, kind, name, role, email, state, proposedBy, proposedAt, decidedBy } = row
  return {
    ...{ id, kind, name, role, email, state, proposedBy, proposedAt, decidedBy },
    needsTwo: peopleNeeded(`operator.${kind}`) === 2,
    approvedBy: isCommand(proposedBy) ? null : proposedBy,
  }
}

export const listProposals = async (ctx: AppContext): Promise<DeskValue<'operatorProposals'>> => ({
  list: (await openProposals(ctx.db)).map(proposalToWire),
})

export const waitingProposals = async (ctx: AppContext): Promise<number> => (await openProposals(ctx.db)).length
