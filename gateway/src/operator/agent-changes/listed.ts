import type { DeskValue } from '@mosaic/contracts/desk'
import { contractById, type StoredTerms } from '../../agents'
import { accountNames, memberById } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { type Decision, firstPeopleOf } from '../four-eyes'
import type { AgentChangeRow } from './schema'
import { changesShown } from './store'

export type Listed = DeskValue<'decideAgentChange'>

const most = 200

/** The row of the policy table that decides a change. */
export const decisionOf: Readonly<Record<AgentChangeRow['kind'], Decision>> = {
  move: 'member.move',
  offer: 'house-contract.offer',
  end: 'house-contract.end',
}

const wireTerms = (terms: StoredTerms | undefined): Listed['terms'] =>
  terms
    ? {
        kind: terms.kind,
        tiers: [...terms.tiers],
        period: terms.kind === 'dividend' ? terms.period : null,
        negative: terms.kind === 'dividend' ? terms.negative : null,
        stackable: terms.kind !== 'dividend' && terms.stackable,
      }
    : null

/** A proposal has the tree and the terms as they stand, a decided move the agent above before it. */
export const listed = async (db: Db, row: AgentChangeRow): Promise<Listed> => {
  const { merchantCode: merchant, uplineId, contractId, terms, fromId: before, ...about } = row
  const member = await memberById(db, row.memberId)
  if (!member) throw new Error(`Change ${row.id} has no member`)
  const fromId = row.state === 'PROPOSED' ? member.parentId : before
  const nameOf = await accountNames(
    db,
    [fromId, uplineId].flatMap((id) => id ?? []),
  )
  const firstOf = await firstPeopleOf(db, decisionOf[row.kind], [row])
  const contract = contractId === null ? null : await contractById(db, contractId)
  return {
    ...about,
    ...firstOf(row),
    merchant,
    member: member.account,
    currency: member.currency,
    from: fromId === null ? '' : nameOf(fromId),
    to: uplineId === null ? '' : nameOf(uplineId),
    terms: wireTerms(contract?.terms ?? terms ?? undefined),
  }
}

export const listAgentChanges = async (
  { db }: Pick<AppContext, 'db'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'agentChanges'>> => {
  const list: Listed[] = []
  for (const row of await changesShown(db, show, most)) list.push(await listed(db, row))
  return { list }
}

export const waitingAgentChanges = async ({ db }: Pick<AppContext, 'db'>): Promise<number> =>
  (await changesShown(db, 'waiting', most)).length
