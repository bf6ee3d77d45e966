import { randomUUID } from 'node:crypto'
import { activityLines } from './activity-text'
import { agentLines } from './agents-text'
import { progressLines } from './progress-text'
import type { Client } from './client'
import { ledgerLines } from './ledger-text'
import type { OpsCommand } from './ops-command'
import { freeRoundsLine, queueLines, sendDecision } from './queues'
import { paymentLines, roundLines } from './reconciliation-text'

type Sent = Exclude<OpsCommand, { kind: 'help' }>
/** `differ`: the books do not agree. */
type Printed = { readonly text: readonly string[]; readonly differ: boolean }
type Print = (lines: readonly string[]) => void
type Of<K extends Sent['kind']> = Extract<Sent, { kind: K }>

const agreed = (...text: readonly string[]): Printed => ({ text, differ: false })

const listQueue = async (client: Client, { subject, all }: Of<'list'>): Promise<Printed> => {
  const lines = await queueLines(client, subject, all)
  return lines.length === 0 ? agreed('Nothing waits.') : agreed(...lines)
}

const decide = async (client: Client, command: Of<'approve' | 'reject'>): Promise<Printed> => {
  const { amount, currency, state } = await sendDecision(client, command)
  return agreed(`${command.id}: ${amount} ${currency} is ${state}.`)
}

const propose = async (client: Client, command: Of<'propose'>): Promise<Printed> => {
  const { merchant, account, gameId, stake, rounds, days, reason } = command
  const { memberId } = await client('memberByAccount', { query: { merchant, account } })
  const body = { id: randomUUID(), memberId, gameId, stake, rounds, days, reason }
  return agreed(freeRoundsLine(await client('proposeFreeRounds', { body })))
}

const addFirst = async (client: Client, { name, email }: Of<'first-operator'>): Promise<Printed> => {
  const { link } = await client('addOperator', { body: { name, email, role: 'admin' } })
  return agreed(
    link === null
      ? `${name}: the link to enrol was mailed to ${email}. It is valid for 24 hours.`
      : `${name}: there is no mail service (MESSAGES_URL). Open ${link} within 24 hours; it is shown only now.`,
  )
}

const restart = async (client: Client, { name }: Of<'restart-operator'>): Promise<Printed> => {
  await client('restartOperator', { body: { name } })
  return agreed(`${name}: the passkeys are deleted, and a new link was mailed to the person. It is valid for 24 hours.`)
}

/** Payments are printed before the rounds are asked for, because the list of rounds can take long or fail. */
const reconcile = async (client: Client, { days, openHours }: Of<'reconcile'>, print: Print): Promise<Printed> => {
  const payments = paymentLines(await client('reconcilePayments'))
  print(payments.text)
  const rounds = roundLines(await client('reconcileRounds', { query: { days, openHours } }))
  return { text: rounds.text, differ: payments.differ || rounds.differ }
}

const resultOf = async (client: Client, command: Sent, print: Print): Promise<Printed> => {
  switch (command.kind) {
    case 'list':
      return listQueue(client, command)
    case 'approve':
    case 'reject':
      return decide(client, command)
    case 'propose':
      return propose(client, command)
    case 'first-operator':
      return addFirst(client, command)
    case 'restart-operator':
      return restart(client, command)
    case 'reconcile':
      return reconcile(client, command, print)
    case 'agents':
      return agentLines(await client('compareAgents'))
    case 'activity':
      return activityLines(await client(command.fix ? 'rewriteActivity' : 'compareActivity'))
    case 'promotions':
      return progressLines(await client(command.fix ? 'rewriteCampaigns' : 'compareCampaigns'))
    case 'verify':
      return ledgerLines(await client('verifyLedger', command.noted ? { query: { noted: command.noted } } : {}))
  }
}

/** One command to the running gateway, which writes every change to the operators' log. Gives the exit code. */
export const runCommand = async (client: Client, command: Sent, print: Print): Promise<0 | 1> => {
  const { text, differ } = await resultOf(client, command, print)
  print(text)
  return differ ? 1 : 0
}
