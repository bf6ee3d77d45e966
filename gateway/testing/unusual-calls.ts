import { endpointNames, endpoints, schemas } from '@mosaic/contracts'
import { deskCalls, type DeskCallName, deskSchemas } from '@mosaic/contracts/desk'
import { smallestRequest, smallestValue } from '@mosaic/contracts/testing'
import { z } from 'zod'
import { memberByAccount } from '../src/identity'
import { signedHeaders } from '../src/platform'
import { startTestDesk } from './desk'
import { send, startRunningSite } from './running-site'
import { unusualInputs } from './unusual-input'

type Parts = { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly value: z.ZodType }
type Draw = { readonly seed: number; readonly count: number }
type Sent = { readonly query?: unknown; readonly body?: unknown }
type Failure = { readonly call: string; readonly sent: string; readonly status: number | string }

/** An address carries text, also where the input is an object that `String` refuses. */
const asText = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      )
    : query

/** Unusual inputs for one part of a call after the other; the other part stays good. */
const inputsOf = ({ query, body }: Parts, good: Sent, draw: Draw): readonly Sent[] => [
  ...(query ? unusualInputs(query, good.query ?? {}, draw).map((part) => ({ ...good, query: asText(part) })) : []),
  ...(body ? unusualInputs(body, good.body ?? {}, draw).map((part) => ({ ...good, body: part })) : []),
]

const text = z.string()
/** What game and payment providers send: any JSON may stand in any field. */
const wireBody = z.object({
  ...{
    sessionToken: text,
    launchToken: text,
    gameCode: text,
    currency: text,
    campaign: text,
    txId: text,
    roundId: text,
  },
  ...{ refTxId: text, amount: text, winAmount: text, returned: text, roundClosed: z.boolean(), ts: z.number() },
  rewardId: text.optional(),
})
const notificationBody = z.object({ reference: text, paymentId: text, state: text, amount: text, currency: text })

const causeOf = (error: unknown): string => String(error instanceof Error && error.cause ? error.cause : error)

export const startUnusualCalls = async () => {
  const running = await startRunningSite()
  const { gateway, site, wallet, addressOfVisitor } = running
  const desk = await startTestDesk(gateway)
  // What passed its schema and was stopped at the database is logged: the schema has a gap.
  const errors = jest.spyOn(
    gateway.ctx.log as { error: (about?: { err?: unknown }, message?: string) => void },
    'error',
  )
  const failures: Failure[] = []
  let calls = 0
  const note = (call: string, sent: unknown, status: number): void => {
    calls += 1
    const logged = errors.mock.calls
      .splice(0)
      .flatMap(([about, message]) => (about?.err ? [`${message}: ${causeOf(about.err)}`] : []))
    if (status === 500 || logged.length > 0)
      failures.push({
        call,
        sent: JSON.stringify(sent).slice(0, 400),
        status: [status, ...logged].join(' ').slice(0, 600),
      })
  }

  /** Every call of players and visitors. */
  const sendToSite = async (draw: Draw): Promise<void> => {
    for (const name of endpointNames()) {
      const parts: Parts = schemas[name]
      if (!parts.query && !parts.body) continue
      const good = await smallestRequest(name, site)
      for (const [index, sent] of inputsOf(parts, good, draw).entries()) {
        const headers = {
          ...good.headers,
          ...('idempotent' in endpoints[name] && { 'idempotency-key': `unusual-${index}` }),
        }
        const { status } = await send(gateway, name, { ...good, ...sent, headers } as never, { ip: addressOfVisitor() })
        note(name, sent, status)
      }
    }
  }

  /** Every call of the desk, by an administrator. */
  const sendToDesk = async (draw: Draw): Promise<void> => {
    const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
    const known = { memberId: member?.id, merchant: 'aurora', account: 'player01', gameId: 'NOVA_fox' }
    const ended = new Set<DeskCallName>(['logout', 'login', 'passkeyAnswer', 'passkeyOptions'])
    for (const name of Object.keys(deskCalls) as DeskCallName[]) {
      const parts: Parts = deskSchemas[name]
      if (deskCalls[name].access === 'command' || (!parts.query && !parts.body)) continue
      const good = Object.fromEntries(
        (['query', 'body'] as const).map((part) => {
          const value = parts[part] && smallestValue(parts[part])
          const fields = typeof value === 'object' && value !== null ? Object.keys(value) : []
          const better = Object.entries(known).filter(([key]) => fields.includes(key))
          return [part, fields.length > 0 ? { ...(value as object), ...Object.fromEntries(better) } : value]
        }),
      )
      for (const sent of inputsOf(parts, good, draw)) {
        const cookie = ended.has(name) ? undefined : await deskCookie()
        const { status } = await desk.call(name, { ...(sent as object), ...(cookie && { cookie }) })
        note(`desk ${name}`, sent, status)
      }
    }
  }
  let cookie: Promise<string> | null = null
  const deskCookie = (): Promise<string> => (cookie ??= desk.operator('admin'))

  /** Every call of a game provider, signed. */
  const sendAsProvider = async (draw: Draw): Promise<void> => {
    const player = await wallet.newPlayer(100_000)
    const token = await wallet.open(player)
    for (const call of ['bet', 'win', 'betwin', 'rollback', 'end-round', 'promo-win', 'balance', 'session']) {
      const names = {
        sessionToken: token,
        launchToken: token,
        gameCode: 'NOVA_fox',
        currency: 'BRL',
        campaign: 'summer',
      }
      const ids = { txId: `${call}-1`, roundId: 'round-1', refTxId: 'bet-1' }
      const good = { ...names, ...ids, amount: '1', winAmount: '1', returned: '0', roundClosed: false, ts: 0 }
      for (const sent of unusualInputs(wireBody, good, draw)) {
        const text = JSON.stringify(sent)
        note(`provider ${call}`, sent, (await wallet.send(`/seamless/v1/${call}`, text)).code)
      }
    }
    const { psp } = gateway.ctx.config.keys
    const path = '/psp/v1/notifications'
    const paid = {
      reference: gateway.ctx.random.uuid(),
      paymentId: 'p-1',
      state: 'PAID',
      amount: '100',
      currency: 'BRL',
    }
    for (const sent of unusualInputs(notificationBody, paid, draw)) {
      const payload = JSON.stringify(sent)
      const headers = { 'content-type': 'application/json', ...signedHeaders(psp, 'POST', path, payload, Date.now()) }
      note(
        'payment provider',
        sent,
        (await gateway.app.inject({ method: 'POST', url: path, payload, headers })).statusCode,
      )
    }
  }
  return {
    sendToSite,
    sendToDesk,
    sendAsProvider,
    failures: (): readonly Failure[] => failures,
    calls: () => calls,
    close: async () => {
      await desk.close()
      await running.close()
    },
  }
}
