import type { DeskValue } from '@mosaic/contracts/desk'
import { contractsByIds } from '../../agents'
import { accountNames, membersByIds } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { termsToWire } from '../contracts'
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

/** A proposal has the tree and the terms as they stand, a decided move the agent above before it. */
const listedAll = async (db: Db, rows: readonly AgentChangeRow[]): Promise<Listed[]> => {
  const members = await membersByIds(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const fromOf = ({ state, memberId, fromId }: AgentChangeRow) =>
    state === 'PROPOSED' ? (members.get(memberId)?.parentId ?? null) : fromId
  const nameOf = await accountNames(
    db,
    rows.flatMap((row) => [fromOf(row) ?? [], row.uplineId ?? []].flat()),
  )
  const firstOf = new Map<AgentChangeRow['kind'], Awaited<ReturnType<typeof firstPeopleOf>>>()
  for (const kind of new Set(rows.map((row) => row.kind)))
    firstOf.set(
      kind,
      await firstPeopleOf(
        db,
        decisionOf[kind],
        rows.filter((row) => row.kind === kind),
      ),
    )
  const contracts = await contractsByIds(
    db,
    rows.flatMap(({ contractId }) => contractId ?? []),
  )
  return rows.map((row) => {
    const { merchantCode: merchant, uplineId, contractId, terms, fromId: _before, ...about } = row
    const stored = (contractId === null ? undefined : contracts.get(contractId)?.terms) ?? terms
    const [member, first, from] = [members.get(row.memberId), firstOf.get(row.kind), fromOf(row)]
    if (!member || !first) throw new Error(`Change ${row.id} has no member`)
    return {
      ...about,
      ...first(row),
      merchant,
      member: member.account,
      currency: member.currency,
      from: from === null ? '' : nameOf(from),
      to: uplineId === null ? '' : nameOf(uplineId),
      terms: stored ? termsToWire(stored) : null,
    }
  })
}

export const listed = async (db: Db, row: AgentChangeRow): Promise<Listed> => {
  const [shown] = await listedAll(db, [row])
  if (!shown) throw new Error(`Change ${row.id} is not shown`)
  return shown
}

export const listAgentChanges = async (
  { db }: Pick<AppContext, 'db'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'agentChanges'>> => ({ list: await listedAll(db, await changesShown(db, show, most)) })

export const waitingAgentChanges = async ({ db }: Pick<AppContext, 'db'>): Promise<number> =>
  (await changesShown(db, 'waiting', most)).length
