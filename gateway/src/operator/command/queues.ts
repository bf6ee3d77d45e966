import type { DeskValue } from '@mosaic/contracts/desk'
import type { Client } from './client'
import type { OpsCommand, Subject } from './ops-command'

type Line = {
  readonly id: string
  readonly createdAt: number
  readonly state: string
  readonly merchant: string
  readonly member: string
  readonly amount: string
  readonly currency: string
  readonly more: string
}

const lineOf = ({ id, createdAt, state, merchant, member, amount, currency, more }: Line): string =>
  [
    id,
    new Date(createdAt).toISOString().slice(0, 16).replace('T', ' '),
    state.padEnd(8),
    merchant.padEnd(8),
    member.padEnd(16),
    `${amount.padStart(12)} ${currency}`,
    more,
  ].join('  ')

const withdrawalLine = (row: DeskValue<'withdrawals'>['list'][number]): string =>
  lineOf({ ...row, id: row.withdrawId, more: `${row.kind} ${row.account} ${row.holder}` })

const depositLine = (row: DeskValue<'deposits'>['list'][number]): string => {
  const { method, review, reported, images } = row
  const facts = [method, review, reported && `paid ${reported}`, images.length > 0 && `${images.length} images`]
  return lineOf({ ...row, id: row.depositId, more: facts.filter(Boolean).join(' ') })
}

export const freeRoundsLine = (row: DeskValue<'proposeFreeRounds'>): string => {
  const { gameName, rounds, played, reason, proposedBy } = row
  const more = `${played} of ${rounds} played, ${gameName}, ${proposedBy}: ${reason}`
  return lineOf({ ...row, amount: row.stake, createdAt: row.proposedAt, more })
}

/** @param all also those that are under way, or already decided. */
export const queueLines = async (client: Client, subject: Subject, all: boolean): Promise<string[]> => {
  if (subject === 'withdrawals') {
    const { list } = await client('withdrawals', { query: { show: all ? 'under-way' : 'waiting' } })
    return list.map(withdrawalLine)
  }
  if (subject === 'deposits') {
    const { list } = await client('deposits', { query: { show: all ? 'open' : 'waiting' } })
    return list.map(depositLine)
  }
  const { list } = await client('freeRounds', { query: { show: all ? 'all' : 'waiting' } })
  return list.map(freeRoundsLine)
}

type Decision = Extract<OpsCommand, { kind: 'approve' | 'reject' }>
type Decided = { readonly amount: string; readonly currency: string; readonly state: string }

export const sendDecision = async (client: Client, command: Decision): Promise<Decided> => {
  const { subject, id } = command
  if (command.kind === 'approve' && command.subject === 'deposits')
    return client('decideDeposit', { body: { id, verdict: 'approve', amount: command.amount } })
  const body =
    command.kind === 'approve'
      ? ({ id, verdict: 'approve' } as const)
      : ({ id, verdict: 'reject', reason: command.reason } as const)
  if (subject === 'withdrawals') return client('decideWithdrawal', { body })
  const { stake, currency, state } = await client('decideFreeRounds', { body })
  return { amount: stake, currency, state }
}
