import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { chatPath, type ChatServerFrame, memberStreamPath, minor, type PushedNotice } from '@mosaic/contracts'
import { startPushEndpoint } from '@mosaic/contracts/testing'
import { answerAsOperator } from './content'
import { httpProvider } from './money/payments'
import { decide, payOutApproved } from './money/withdrawals'
import { publish } from './platform'
import { inTransaction } from './platform/db/transaction'
import { streamLimits } from './platform/streams/open-streams'
import { fetchCatalogue } from './play/games/sync'
import { fetchOpenDraws } from './play/lottery/provider-draws'
import type { TestGateway } from '../testing/gateway'
import { giveMoney } from '../testing/give-money'
import { newMember } from '../testing/new-member'
import { startListeningGateway } from '../testing/social-visitor'
import { newWithdrawal } from '../testing/withdrawal'

/** Accepts every call and never answers. */
const startSilentProvider = async () => {
  const held = new Set<IncomingMessage>()
  const asked = new Set<string>()
  const server = createServer((request) => {
    held.add(request)
    asked.add(request.url ?? '')
    request.socket.once('close', () => held.delete(request))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many calls wait now. */
    held: () => held.size,
    /** Whether each of these addresses was called. */
    wasAsked: (...forms: readonly RegExp[]) => forms.every((form) => [...asked].some((path) => form.test(path))),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await delay(5)
}

const usual = { ...streamLimits }
let provider: Awaited<ReturnType<typeof startSilentProvider>>
let service: Awaited<ReturnType<typeof startPushEndpoint>>
let gateway: TestGateway
let stops: (() => Promise<void>)[]
let over = true
let calls: Promise<unknown>[] = []
beforeAll(async () => {
  Object.assign(streamLimits, { everyMs: 50 })
  provider = await startSilentProvider()
  service = await startPushEndpoint()
  const { url } = provider
  gateway = await startListeningGateway({ config: { pspUrl: url, studioUrl: url, vendorWalletUrl: url } })
  const { ctx } = gateway
  const names = ['chat', 'inbox', 'notifications', 'streams', 'payments', 'withdrawals', 'wallets']
  const modules = ctx.modules.filter(({ name }) => names.includes(name))
  stops = await Promise.all([ctx.events.start(), ...modules.flatMap((module) => module.start?.(ctx) ?? [])])
})
afterAll(async () => {
  Object.assign(streamLimits, usual)
  over = true
  await provider.close()
  await Promise.allSettled(calls)
  for (const socket of gateway.app.websocketServer.clients) socket.terminate()
  await Promise.all(stops.map((stop) => stop()))
  await gateway.close()
  await service.close()
})

const player = async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const member = await newMember(gateway, merchant, 'waiting1')
  const owner = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, owner, 100_000, gateway.clock.now())
  return member
}

/** Every kind of call to a provider of games or payments, repeated, so that one is always open. */
const askWithoutAnswer = ({ id, token }: { readonly id: string; readonly token: string }) => {
  const { ctx, call, clock } = gateway
  over = false
  const again = async (ask: () => Promise<unknown>) => {
    // A pause, so that refused calls are not repeated in a tight loop.
    for (; !over; await delay(20)) await ask().catch(() => undefined)
  }
  const deposit = (key: string) =>
    call('depositGateway', {
      token,
      headers: { 'idempotency-key': key },
      body: { method: 'pix', amount: '10', returnPath: '/m/voucherCenter' },
    })
  const payOut = async () => {
    const withdrawal = await newWithdrawal(gateway, id, minor(1000n))
    await inTransaction(ctx.db, (tx) => decide(tx, withdrawal, { operator: 'ana', verdict: 'approve' }, clock.now()))
    await again(() => payOutApproved(ctx, httpProvider(ctx)))
  }
  const toVendor = { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:ARENUM', amount: '10' }
  calls = [
    // More than the connections of a pool (`database.ts`).
    ...Array.from({ length: 15 }, (_, index) => again(() => deposit(`deposit-${index}`))),
    payOut(),
    call('walletTransfer', { token, headers: { 'idempotency-key': 'transfer-1' }, body: toVendor }),
    again(() => call('renewWallets', { token })),
    again(() => fetchOpenDraws(ctx)),
    again(() => fetchCatalogue(ctx)),
  ]
}
const kinds = [/^\/api\/payments$/, /^\/api\/payouts$/, /^\/v1\/transfers$/, /^\/v1\/wallets\//, /\/draws/, /\/games$/]

test('while every call to a provider of games or payments hangs, a message in the chat, a notice, its event and its push message come at once', async () => {
  const { ctx, app, clock, call } = gateway
  const reader = await player()
  const { id: memberId, token } = reader
  await call('subscribePush', { token, body: service.subscription() })
  askWithoutAnswer(reader)
  await until(() => provider.wasAsked(...kinds) && provider.held() > 15)

  const started = Date.now()
  const stream = await fetch(ctx.config.url + memberStreamPath, {
    headers: { merchant: 'aurora', authorization: token },
  })
  let streamed = ''
  void stream.body
    ?.pipeTo(new WritableStream({ write: (part: Uint8Array) => void (streamed += new TextDecoder().decode(part)) }))
    .catch(() => undefined)
  const socket = await app.injectWS(chatPath)
  const frames: ChatServerFrame[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString('utf8')) as ChatServerFrame))
  const said = (text: string) => () =>
    frames.some((frame) => frame.kind === 'messages' && frame.list.some((message) => message.text === text))
  socket.send(JSON.stringify({ kind: 'hello', token, merchant: 'aurora', language: 'EN', after: 0 }))
  socket.send(JSON.stringify({ kind: 'say', id: crypto.randomUUID(), text: 'Hello' }))
  await until(said('Hello'))
  // A stream begins with the current versions.
  await until(() => /event: inbox/.test(streamed))
  streamed = ''
  await inTransaction(ctx.db, async (tx) => {
    await answerAsOperator(tx, memberId, {
      id: crypto.randomUUID(),
      text: 'Good day',
      operator: 'Ana',
      at: clock.now(),
    })
    await publish(tx, { name: 'password.changed', memberId, at: clock.now(), payload: {} })
  })
  await until(said('Good day'))
  await until(() => /event: inbox/.test(streamed) && /event: chat/.test(streamed))
  expect((await call('inboxUnread', { token })).body.value).toBe(1)
  clock.advance(5000)
  await until(() => service.received.length === 2)
  const took = Date.now() - started

  const tags = service.received.map(({ text }) => (JSON.parse(text) as PushedNotice).tag)
  expect(tags.sort()).toEqual(['chat', 'message'])
  expect(provider.held()).toBeGreaterThan(10)
  // A call times out after three seconds; fifteen in a row would take much longer.
  expect(took).toBeLessThan(5000)
})
