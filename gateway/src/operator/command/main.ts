import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { z } from 'zod'
import { readConfig } from '../../config'
import { signedHeaders } from '../../platform'
import { activityLines } from './activity-text'
import { readOpsCommand, usage } from './ops-command'
import { paymentLines, roundLines, roundsPath } from './reconciliation-text'

const listed = z.object({
  merchant: z.string(),
  member: z.string(),
  amount: z.string(),
  currency: z.string(),
  kind: z.string(),
  state: z.string(),
  createdAt: z.number(),
})
const withdrawal = listed
  .extend({ withdrawId: z.string(), account: z.string(), holder: z.string() })
  .transform(({ withdrawId: id, account, holder, ...row }) => ({
    ...row,
    id,
    more: `${row.kind} ${account} ${holder}`,
  }))
const deposit = listed
  .extend({
    depositId: z.string(),
    method: z.string(),
    review: z.string().nullable(),
    reported: z.string().nullable(),
    images: z.array(z.string()),
  })
  .transform(({ depositId: id, method, review, reported, images, ...row }) => ({
    ...row,
    id,
    more: [method, review, reported && `paid ${reported}`, images.length > 0 && `${images.length} images`]
      .filter(Boolean)
      .join(' '),
  }))
const proposedRounds = listed
  .pick({ merchant: true, member: true, currency: true, state: true })
  .extend({
    id: z.string(),
    gameName: z.string(),
    stake: z.string(),
    rounds: z.number(),
    played: z.number(),
    reason: z.string(),
    proposedBy: z.string(),
    proposedAt: z.number(),
  })
  .transform(({ stake: amount, proposedAt: createdAt, gameName, rounds, played, reason, proposedBy, ...row }) => ({
    ...row,
    amount,
    createdAt,
    more: `${played} of ${rounds} played, ${gameName}, ${proposedBy}: ${reason}`,
  }))
const places = {
  withdrawals: { path: '/ops/v1/withdrawals', list: z.object({ list: z.array(withdrawal) }) },
  deposits: { path: '/ops/v1/deposit-proofs', list: z.object({ list: z.array(deposit) }) },
  'free-rounds': { path: '/ops/v1/free-rounds', list: z.object({ list: z.array(proposedRounds) }) },
} as const
const decided = z.union([listed.pick({ amount: true, currency: true, state: true }), proposedRounds])
const started = z.object({ name: z.string(), startPassword: z.string(), expiresAt: z.number() })
const verified = z.object({
  transactions: z.number(),
  entries: z.number(),
  accounts: z.number(),
  books: z.array(z.object({ merchant: z.string(), currency: z.string(), sum: z.string() })),
  faults: z.array(z.object({ rule: z.string(), subject: z.string() })),
  chain: z.object({
    sealed: z.number(),
    unsealed: z.number(),
    last: z.object({ number: z.string(), hash: z.string() }).nullable(),
  }),
})
const refused = z.object({ error: z.string() })

const lineOf = (row: Omit<z.output<typeof listed>, 'kind'> & { readonly id: string; readonly more: string }): string =>
  [
    row.id,
    new Date(row.createdAt).toISOString().slice(0, 16).replace('T', ' '),
    row.state.padEnd(8),
    row.merchant.padEnd(8),
    row.member.padEnd(16),
    `${row.amount.padStart(12)} ${row.currency}`,
    row.more,
  ].join('  ')

type Answer = { readonly status: number; readonly json: unknown }

/** Every book sums up to zero and no rule is broken: 0, else 1. */
const tellLedger = (json: unknown): number => {
  const { transactions, entries, accounts, books, faults, chain } = verified.parse(json)
  console.log(`${transactions} transactions, ${entries} entries, ${accounts} accounts`)
  for (const { merchant, currency, sum } of books) console.log(`${merchant.padEnd(10)} ${currency}  sum ${sum}`)
  for (const { rule, subject } of faults) console.log(`BROKEN ${rule}: ${subject}`)
  console.log(`${chain.sealed} entries are sealed, ${chain.unsealed} wait for their seal`)
  if (chain.last)
    console.log(`Note down elsewhere, for "ledger verify --noted": ${chain.last.number}:${chain.last.hash}`)
  const uneven = books.filter(({ sum }) => sum !== '0')
  console.log(faults.length + uneven.length === 0 ? 'The ledger balances.' : 'The ledger does not balance.')
  return faults.length + uneven.length === 0 ? 0 : 1
}

/** Commands of people of the house to the running gateway; each is signed, and what it changed stands in the operator's log. */
const run = async (args: readonly string[]): Promise<number> => {
  const command = readOpsCommand(args, userInfo().username)
  if (command.kind === 'help') {
    console.log(command.problem === null ? usage : `${command.problem}\n\n${usage}`)
    return command.problem === null ? 0 : 1
  }
  const { url, keys } = readConfig(process.env, process.cwd())
  const key = keys.ops
  if (key === null) {
    console.error('OPS_KEY is missing: without it the gateway takes no commands.')
    return 1
  }
  const send = async (method: 'GET' | 'POST', path: string, body = ''): Promise<Answer> => {
    const headers = signedHeaders(key, method, path, body, Date.now())
    const response = await fetch(url + path, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      body: body || undefined,
    })
    return { status: response.status, json: await response.json() }
  }
  const read = async (path: string): Promise<unknown> => {
    const { status, json } = await send('GET', path)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    return json
  }
  if (command.kind === 'verify')
    return tellLedger(await read(`/ops/v1/ledger/verification${command.noted ? `?noted=${command.noted}` : ''}`))
  if (command.kind === 'activity') {
    const activity = activityLines(
      command.fix
        ? (await send('POST', '/ops/v1/activity/rewrite', JSON.stringify({ operator: command.operator }))).json
        : await read('/ops/v1/activity'),
    )
    console.log(activity.text.join('\n'))
    return activity.differ ? 1 : 0
  }
  if (command.kind === 'reconcile') {
    const payments = paymentLines(await read('/ops/v1/reconciliation'))
    console.log(payments.text.join('\n'))
    const rounds = roundLines(await read(roundsPath(command)))
    console.log(rounds.text.join('\n'))
    return payments.differ || rounds.differ ? 1 : 0
  }
  if (command.kind === 'operator') {
    const { kind: _kind, ...account } = command
    const { status, json } = await send('POST', '/ops/v1/operators', JSON.stringify(account))
    if (status !== 200) {
      console.error(`Not done: ${refused.safeParse(json).data?.error ?? status}.`)
      return 1
    }
    const { name, startPassword, expiresAt } = started.parse(json)
    console.log(`${name}: start password ${startPassword}, good until ${new Date(expiresAt).toISOString()}.`)
    console.log('It is shown only now. The first sign-in at the desk makes the passkey.')
    return 0
  }
  if (command.kind === 'propose') {
    const { kind: _kind, ...wish } = command
    const { status, json } = await send('POST', '/ops/v1/free-rounds', JSON.stringify({ ...wish, id: randomUUID() }))
    if (status !== 200) {
      console.error(`Not done: ${refused.safeParse(json).data?.error ?? status}.`)
      return 1
    }
    console.log(lineOf(proposedRounds.parse(json)))
    return 0
  }
  const place = places[command.subject]
  if (command.kind === 'list') {
    const rows = place.list.parse(await read(`${place.path}${command.all ? '?all=1' : ''}`)).list
    console.log(rows.length === 0 ? 'Nothing waits.' : rows.map(lineOf).join('\n'))
    return 0
  }
  const { kind: verdict, subject: _, id, ...rest } = command
  const path = `${place.path}/${encodeURIComponent(id)}/decision`
  const { status, json } = await send('POST', path, JSON.stringify({ verdict, ...rest }))
  if (status !== 200) {
    console.error(`Not done: ${refused.safeParse(json).data?.error ?? status}.`)
    return 1
  }
  const { amount, currency, state } = decided.parse(json)
  console.log(`${id}: ${amount} ${currency} is ${state}.`)
  return 0
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`Not done: ${error instanceof Error ? error.message : String(error)}.`)
  return 1
})
