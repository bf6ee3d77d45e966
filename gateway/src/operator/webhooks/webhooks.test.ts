import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { usualWagering } from '../../../testing/bonus'
import { expireBonuses } from '../../play/wagering/expire-bonuses'
import { closeExpired } from '../../loyalty/campaigns/close-expired'
import { verifySignature } from '../../platform/signing'
import { addWebhook, sealStoredKeys } from './decisions'
import { deliverDue, pauseAfter } from './deliver'
import { openKey } from './sealed-key'
import { isPublicAddress, isWebhookAddress } from './webhook-address'

type Received = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly raw: string
  readonly event: { readonly id: string; readonly name: string; readonly merchant: string; readonly data: object }
}

/** A receiver on a real port; it answers with the status that the test sets. */
const startReceiver = async () => {
  const received: Received[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString()
      // A header of a signed call comes once.
      const headers = request.headers as Record<string, string>
      received.push({ path: request.url ?? '', headers, raw, event: JSON.parse(raw) as Received['event'] })
      response.writeHead(status, { location: '/elsewhere' }).end('thanks')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks?site=1`,
    received,
    answer: (next: number) => (status = next),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

let gateway: TestGateway
let desk: TestDesk
let bench: WalletBench
let receiver: Awaited<ReturnType<typeof startReceiver>>
let cookie: string
let webhook: { id: string; secret: string }
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  bench = await walletBench(gateway)
  receiver = await startReceiver()
  cookie = await desk.operator('admin', 1)
  webhook = (await desk.call('addWebhook', { cookie, body: { merchant: 'aurora', url: receiver.url } })).value
})
afterAll(async () => {
  await receiver.close()
  await desk.close()
  await gateway.close()
})
beforeEach(async () => {
  cookie = await desk.operator('admin', 1)
  receiver.received.length = 0
  receiver.answer(200)
})

let serial = 0
/** A member who gets a reward by a code; returns how to call as them. */
const rewarded = async (reward: Parameters<typeof launchedCampaign>[2] = {}) => {
  const code = `HOOK${++serial}`
  await launchedCampaign(gateway.ctx, code.toLowerCase(), {
    terms: { of: { kind: 'PROMO_CODE', code, amount: '2.00' }, ...reward.terms },
  })
  const player = await bench.newPlayer(10_000)
  const token = await openMemberSession(gateway, player.id)
  const keyed = { token, headers: { 'idempotency-key': `webhook-key-${serial}` } }
  expect((await gateway.call('claimPromoCode', { ...keyed, body: { promoCode: code } })).body.success).toBe(true)
  return { player, token, keyed }
}
const delivered = async () => {
  await gateway.ctx.events.drained()
  await deliverDue(gateway.ctx)
  return receiver.received.map(({ event }) => event.name)
}
const listed = async () => (await desk.call('webhooks', { cookie })).value.list.find(({ id }) => id === webhook.id)

test('a reward by a code: issued and claimed, signed with the key of the address', async () => {
  await rewarded()
  expect(await delivered()).toEqual(['grant.issued', 'grant.claimed'])
  const [first] = receiver.received
  expect(first?.event).toMatchObject({
    merchant: 'aurora',
    data: { campaignId: `hook${serial}`, kind: 'PROMO_CODE', amount: '200', currency: 'BRL' },
  })
  const [, second] = receiver.received
  if (!second) throw new Error('no second event')
  const { headers, path, raw } = second
  const call = {
    ...{ method: 'POST', path, rawBody: raw, keyId: headers['x-key-id'] },
    ...{ timestamp: headers['x-timestamp'], signature: headers['x-signature'] },
  }
  expect(path).toBe('/hooks?site=1')
  expect(verifySignature([webhook], call, gateway.clock.now())).toEqual({ ok: true, keyId: webhook.id })
  expect(verifySignature([{ ...webhook, secret: 'another' }], call, gateway.clock.now()).ok).toBe(false)
  expect(await delivered()).toHaveLength(2)
})

test('a bonus that is forfeited, one that ran out, one that is wagered, a grant that nobody claims', async () => {
  const terms = { reward: { type: 'bonus', wagering: { ...usualWagering, factor: 1 } } } as const
  const forfeiting = await rewarded({ terms })
  const [bonus] = (await gateway.call('bonuses', { token: forfeiting.token })).body.value?.list ?? []
  await gateway.call('forfeitBonus', {
    token: forfeiting.token,
    headers: { 'idempotency-key': 'webhook-forfeit' },
    body: { bonusId: bonus?.bonusId ?? '' },
  })
  const wagering = await rewarded({ terms })
  await bench.playRound(await bench.open(wagering.player), '300', '0')
  await rewarded({ terms })
  gateway.clock.advance(8 * 86_400_000)
  await gateway.ctx.events.drained()
  await expireBonuses(gateway.ctx)
  expect((await delivered()).filter((name) => name.startsWith('bonus.')).sort()).toEqual([
    'bonus.completed',
    'bonus.expired',
    'bonus.forfeited',
  ])
  await launchedCampaign(gateway.ctx, 'unclaimed', {
    terms: { of: { kind: 'APPLICATION', amount: '5.00', least: '5.00', most: '5.00', autoApproveUpTo: '5.00' } },
  })
  const player = await bench.newPlayer(0)
  const token = await openMemberSession(gateway, player.id)
  const join = {
    token,
    headers: { 'idempotency-key': 'webhook-join' },
    body: { promotionId: 'unclaimed', remark: 'x' },
  }
  expect((await gateway.call('joinPromotion', join)).body.success).toBe(true)
  gateway.clock.advance(8 * 86_400_000)
  await closeExpired(gateway.ctx)
  receiver.received.length = 0
  expect(await delivered()).toEqual(['grant.issued', 'grant.closed'])
})

test('a bonus that is lost in play: its event, with nothing that became cash', async () => {
  const wagering = { ...usualWagering, factor: 200 }
  const { player } = await rewarded({ terms: { reward: { type: 'bonus', wagering } } })
  const session = await bench.open(player)
  await bench.playRound(session, '10000', '0')
  await bench.playRound(session, '200', '0')
  expect(await delivered()).toEqual(['grant.issued', 'grant.claimed', 'bonus.used_up'])
  expect(receiver.received.at(-1)?.event.data).toMatchObject({ amount: '200', converted: '0', currency: 'BRL' })
})

test('the key of an address: encrypted in the database, also one that an earlier release stored as it is', async () => {
  const { db } = gateway.ctx
  const stored = async () =>
    (await db.execute<{ secret: string }>(sql`select secret from webhooks where id = ${webhook.id}`)).rows[0]?.secret
  const sealed = (await stored()) ?? ''
  expect(sealed).toMatch(/^v1\./)
  expect(openKey(testConfig().keys.webhooks, webhook.id, sealed)).toBe(webhook.secret)
  await db.execute(sql`update webhooks set secret = ${webhook.secret} where id = ${webhook.id}`)
  await rewarded()
  expect(await delivered()).toHaveLength(2)
  await sealStoredKeys(gateway.ctx)
  expect(await stored()).toMatch(/^v1\./)
  await rewarded()
  expect(await delivered()).toHaveLength(4)
})

test('a gateway without WEBHOOKS_KEY: no address is added, none is sent to with a key that does not open', async () => {
  const { config } = gateway.ctx
  const without = { ...gateway.ctx, config: { ...config, keys: { ...config.keys, webhooks: null } } }
  const by = { operator: 'admin-1', role: 'admin' } as never
  expect(await addWebhook(without, by, { merchant: 'aurora', url: receiver.url })).toMatchObject({
    code: 'desk.webhook.key',
  })
  await rewarded()
  await gateway.ctx.events.drained()
  const reported = jest.spyOn(gateway.ctx.log, 'error').mockReturnValue()
  await deliverDue(without)
  expect(receiver.received).toEqual([])
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ alert: 'webhook.key' }), expect.any(String))
  reported.mockRestore()
  gateway.clock.advance(pauseAfter(1))
  expect(await delivered()).toHaveLength(2)
})

test('a rejected application: its event has the reason', async () => {
  await launchedCampaign(gateway.ctx, 'asked')
  const player = await bench.newPlayer(0)
  const token = await openMemberSession(gateway, player.id)
  const join = {
    token,
    headers: { 'idempotency-key': 'webhook-ask' },
    body: { promotionId: 'asked', remark: 'please' },
  }
  await gateway.call('joinPromotion', join)
  const { value } = await desk.call('applications', { cookie })
  const id = value.list.find(({ campaignId }) => campaignId === 'asked')?.id ?? ''
  await desk.call('decideApplication', { cookie, body: { id, verdict: 'reject', reason: 'No picture' } })
  expect(await delivered()).toEqual(['grant.rejected'])
  expect(receiver.received[0]?.event.data).toMatchObject({ reason: 'No picture', campaignId: 'asked' })
})

test('a receiver that fails: tried again later, nothing is lost, and the order stays', async () => {
  receiver.answer(500)
  await rewarded()
  expect(await delivered()).toEqual(['grant.issued'])
  await deliverDue(gateway.ctx)
  expect(receiver.received).toHaveLength(1)
  expect(await listed()).toMatchObject({ waiting: 2, tries: 1, lastStatus: 500 })
  gateway.clock.advance(pauseAfter(1))
  receiver.answer(302)
  await deliverDue(gateway.ctx)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks?site=1', '/hooks?site=1'])
  gateway.clock.advance(pauseAfter(2) - 1)
  await deliverDue(gateway.ctx)
  expect(receiver.received).toHaveLength(2)
  gateway.clock.advance(1)
  receiver.answer(204)
  await deliverDue(gateway.ctx)
  const sent = receiver.received.map(({ event }) => event)
  expect(sent.map(({ name }) => name)).toEqual(['grant.issued', 'grant.issued', 'grant.issued', 'grant.claimed'])
  expect(new Set(sent.slice(0, 3).map(({ id }) => id)).size).toBe(1)
  expect(await listed()).toMatchObject({ waiting: 0, tries: 0, lastStatus: 204 })
})

test('replayed from an event: everything after it comes once more, with the same numbers', async () => {
  await rewarded()
  await delivered()
  const ids = receiver.received.map(({ event }) => event.id)
  const after = String(BigInt(ids[0] ?? '0'))
  expect((await desk.call('replayWebhook', { cookie, body: { id: webhook.id, after } })).value).toEqual({ done: true })
  await deliverDue(gateway.ctx)
  expect(receiver.received.map(({ event }) => event.id)).toEqual([...ids, ids[1]])
  const far = { id: webhook.id, after: '999999999' }
  await desk.call('replayWebhook', { cookie, body: far })
  await rewarded()
  expect(await delivered()).toHaveLength(5)
})

test('stopped: nothing is delivered, the events stay recorded, and nobody changes them', async () => {
  const { value: other } = await desk.call('addWebhook', { cookie, body: { merchant: 'aurora', url: receiver.url } })
  expect((await desk.call('stopWebhook', { cookie, body: { id: other.id } })).value).toEqual({ done: true })
  expect((await desk.call('stopWebhook', { cookie, body: { id: other.id } })).code).toBe('desk.decided')
  await rewarded()
  expect(await delivered()).toHaveLength(2)
  await expect(gateway.ctx.db.execute(sql`update webhook_events set name = 'x'`)).rejects.toThrow()
  const { rows } = await gateway.ctx.db.execute(
    sql`select action from operator_log where action like 'webhook.%' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ action: 'webhook.stopped' }])
})

test('only administrators, and no inner address', async () => {
  const body = { merchant: 'aurora', url: 'https://10.0.0.1/hooks' }
  expect((await desk.call('addWebhook', { cookie, body })).code).toBe('desk.webhook.address')
  expect((await desk.call('addWebhook', { cookie: await desk.operator('compliance'), body })).code).toBe(
    'desk.right.missing',
  )
  expect(JSON.stringify((await desk.call('webhooks', { cookie })).value)).not.toContain(webhook.secret)
})

test.each([
  ['https://hooks.example.com/a?b=c', true],
  ['https://8.8.8.8/hooks', true],
  ['https://[2606:4700::1111]/hooks', true],
  ['http://hooks.example.com/', false],
  ['https://hooks.example.com:8443/', false],
  ['https://user:pass@hooks.example.com/', false],
  ['https://hooks.example.com/#x', false],
  ['https://localhost/', false],
  ['https://localhost./', false],
  ['https://hooks.example.com./', false],
  ['https://hooks..example.com/', false],
  ['https://.example.com/', false],
  ['https://127.0.0.1./', false],
  ['https://127。0。0。1/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://metadata.google.INTERNAL/', false],
  ['https://printer.local/', false],
  ['https://hooks.localhost/', false],
  ['https://hooks。local/', false],
  ['https://router.home.arpa/', false],
  ['https://hidden.onion/', false],
  ['https://hooks.test/', false],
  ['https://hooks.corp/', false],
  ['https://hooks.lan/', false],
  ['https://gateway/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://192.168.1.1/', false],
  ['https://100.100.100.200/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[fd00::1]/', false],
  ['https://[fe80::1]/', false],
  ['https://[2002:a00:1::1]/', false],
  ['http://127.0.0.1:99/', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s as an address: %s', (address, expected) => {
  expect(isWebhookAddress(address, false)).toBe(expected)
})

test.each([
  '0.0.0.0',
  '172.31.255.255',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '64:ff9b::a00:1',
  'ff02::1',
])('a name that leads to %s is not called', (address) => expect(isPublicAddress(address)).toBe(false))
