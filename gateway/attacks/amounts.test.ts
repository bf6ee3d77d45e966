import { endpointNames, type EndpointName, schemas } from '@mosaic/contracts'
import { type DeskCallName, deskSchemas } from '@mosaic/contracts/desk'
import { smallestRequest, type SmallestRequest } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { moneyCalls } from '../src/play/seamless/protocol'
import { signedHeaders } from '../src/platform'
import { launchedCampaign } from '../testing/campaign'
import { callAsCommand, opsKey } from '../testing/command'
import { startTestDesk, type TestDesk } from '../testing/desk'
import { testConfig } from '../testing/gateway'
import { send, startRunningSite } from '../testing/running-site'

type Sent = SmallestRequest<EndpointName>

const hostileTexts = [
  ...['-1', '0', '-0', '+1', '1e3', '1e309', '0.005', '100.001', '.5', '5.', 'NaN', 'Infinity', '1,000', '1 000'],
  ...['１', ' 1', '1 ', '1\n', '0x10', '٣', '9007199254740993', '99999999999999999999', '', 'null', '100\u0000'],
  ...['１，０００', '１e３', '½', '一', '1．0．0', '１２３４５６７８９０１２３'],
]
const hostile = [...hostileTexts, 100, -1, 1e309, null, [], ['100'], {}, { amount: '100' }, true]

/** A person may type digits of another keyboard; a machine and a query of games may not. */
const typed = (amounts: readonly unknown[]) => amounts.filter((amount) => amount !== '１' && amount !== '٣')

/** Sixteen digits are an amount where minor units are counted. */
const hostileUnits = hostile.filter((amount) => amount !== '9007199254740993')
const refusals: readonly unknown[] = [400, 'AMOUNT_INVALID', 'money.amount.invalid']

const fieldsOf = (schema: z.ZodType | undefined): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => /amount$|^minBet$/i.test(name)) : []
type Asked = { readonly body?: z.ZodType; readonly query?: z.ZodType; readonly value: z.ZodType }
const amountsOf = (name: EndpointName, place: 'body' | 'query') => {
  const asked: Asked = schemas[name]
  return fieldsOf(asked[place])
}

/** Values that are no attack here: a limit is removed with null (JSON has no infinity), and a query costs nothing. */
const allowed = (name: string, amount: unknown): boolean =>
  (name === 'setLimit' && (amount === null || amount === Infinity)) ||
  (name === 'withdrawCharges' && amount === '0') ||
  (name === 'proposeAdjustment' && amount === '-1') ||
  (name === 'win' && amount === '0') ||
  (['gameList', 'hotGames'].includes(name) && (amount === '' || amount === '0'))

let running: Awaited<ReturnType<typeof startRunningSite>>
let desk: TestDesk
beforeAll(async () => {
  running = await startRunningSite({ keys: { ...testConfig().keys, ops: opsKey } })
  desk = await startTestDesk(running.gateway)
})
afterAll(async () => {
  await desk.close()
  await running.close()
})

const moneyRows = async (): Promise<number> => {
  const { rows } = await running.gateway.ctx.db.execute<{ n: number }>(sql`
    select ((select count(*) from ledger_transactions) + (select count(*) from deposits) + (select count(*) from withdrawals)
      + (select count(*) from wallet_transfers) + (select count(*) from adjustments) + (select count(*) from campaigns) + (select count(*) from play_limit_changes))::int as n`)
  return rows[0]?.n ?? 0
}

/** Every amount that was accepted, and every call that left a row behind. */
const takenBy = async (
  name: string,
  amounts: readonly unknown[],
  ask: (amount: unknown) => Promise<number | string>,
): Promise<readonly string[]> => {
  const before = await moneyRows()
  const taken: string[] = []
  for (const amount of amounts.filter((each) => !allowed(name, each))) {
    const answer = await ask(amount)
    if (!refusals.includes(answer)) taken.push(`${name} ${answer} ${JSON.stringify(amount)}`)
  }
  return (await moneyRows()) === before ? taken : [...taken, `${name} left a trace`]
}

test('G12 no call of a visitor takes an amount that is not plain digits of the scale of its currency, and none leaves a trace of it', async () => {
  const { gateway, site, addressOfVisitor } = running
  const taken: string[] = []
  const tried: string[] = []
  for (const name of endpointNames())
    for (const place of ['body', 'query'] as const)
      for (const field of amountsOf(name, place)) {
        const request = (await smallestRequest(name, site)) as Sent
        tried.push(`${name}.${field}`)
        const ask = async (amount: unknown) => {
          const headers = request.headers && { ...request.headers, 'idempotency-key': `key-${site.unused()}` }
          const fields = { ...(request[place] as object | undefined), [field]: amount }
          const changed = { ...request, ...(headers && { headers }), [place]: fields }
          return (await send(gateway, name, changed as never, { ip: addressOfVisitor() })).status
        }
        const amounts = place === 'body' ? hostile : hostileTexts
        taken.push(...(await takenBy(name, field === 'minBet' ? amounts : typed(amounts), ask)))
      }
  expect(tried).toEqual(
    expect.arrayContaining(
      ['depositGateway', 'depositQr', 'depositTransfer', 'withdraw', 'walletTransfer', 'setLimit'].map(
        (name) => `${name}.amount`,
      ),
    ),
  )
  expect(tried).toEqual(expect.arrayContaining(['withdrawCharges.withdrawAmount', 'gameList.minBet']))
  expect(taken).toEqual([])
})

test('G12 no operator call takes such an amount, at the desk or as a signed command', async () => {
  const { gateway, site } = running
  const cookie = await desk.operator('admin')
  const { list } = (await desk.call('members', { cookie })).value
  const memberId = list[0]?.memberId ?? ''
  const transfer = await smallestRequest('depositProof', site)
  const { depositId: id } = await site.call('depositProof', transfer)
  await launchedCampaign(gateway.ctx, 'any-amount', {
    terms: {
      of: { kind: 'APPLICATION', amount: '20.00', least: '0.01', most: '999999999999.00', autoApproveUpTo: null },
    },
  })
  const join = await smallestRequest('joinPromotion', site)
  await site.call('joinPromotion', { ...join, body: { promotionId: 'any-amount' } })
  const { list: applications } = (await desk.call('applications', { cookie })).value
  const application = applications.find(({ campaignId }) => campaignId === 'any-amount')
  if (!application) throw new Error('no application')
  const campaign = (of: object) => ({
    id: 'hostile',
    merchant: 'aurora',
    texts: { EN: { title: 'Gift', content: '<p>Gift</p>' } },
    startsAt: gateway.clock.now(),
    endsAt: null,
    terms: { of, reward: { type: 'cash' } },
  })
  const atDesk = {
    decideApplication: (amount: unknown) => ({ id: application.id, verdict: 'approve', amount }),
    saveCampaign: (amount: unknown) => campaign({ kind: 'PROMO_CODE', code: 'HOSTILE', amount }),
    simulateCampaign: (amount: unknown) => {
      const { merchant, terms } = campaign({ kind: 'PROMO_CODE', code: 'HOSTILE', amount })
      return { merchant, terms }
    },
    decideDeposit: (amount: unknown) => ({ id, verdict: 'approve', amount }),
    proposeAdjustment: (amount: unknown) => ({ id: gateway.ctx.random.uuid(), memberId, amount, reason: 'A test' }),
  }
  const names = Object.keys(deskSchemas) as DeskCallName[]
  const takesAmount = (name: DeskCallName): boolean => {
    const { body }: Asked = deskSchemas[name]
    return body !== undefined && /"\w*amount"/i.test(JSON.stringify(z.toJSONSchema(body, { io: 'input' })))
  }
  expect(names.filter(takesAmount).sort()).toEqual(Object.keys(atDesk).sort())
  const taken: string[] = []
  const ask = (name: string, bodyOf: (amount: unknown) => object) => async (amount: unknown) =>
    (await desk.call(name as keyof typeof atDesk, { cookie, body: bodyOf(amount) as never })).status
  for (const [name, bodyOf] of Object.entries(atDesk))
    taken.push(...(await takenBy(name, typed(hostile), ask(name, bodyOf))))
  const command = async (amount: unknown) =>
    (await callAsCommand(running.gateway, 'decideDeposit', { body: atDesk.decideDeposit(amount) as never })).status
  taken.push(...(await takenBy('a signed decision', typed(hostile), command)))
  expect(taken).toEqual([])
  // Only the amount was refused: the same calls take a plain one.
  for (const [name, bodyOf] of Object.entries(atDesk))
    expect([name, await ask(name, bodyOf)('25')]).toEqual([name, 200])
})

test('G12 no call of a game provider, a payment provider or a vendor wallet takes such an amount; they count in minor units', async () => {
  const { gateway, wallet } = running
  const token = await wallet.open(await wallet.newPlayer(100_000))
  const roundId = wallet.nextRound()
  await wallet.call('bet', token, { roundId, amount: '100' })
  const taken: string[] = []
  for (const call of moneyCalls.filter((name) => name !== 'rollback' && name !== 'end-round'))
    for (const field of call === 'betwin' ? ['amount', 'winAmount'] : ['amount']) {
      const ask = async (amount: unknown) => {
        const usual = { roundId: call === 'win' ? roundId : wallet.nextRound(), amount: '100', campaign: 'spring' }
        const { code, json } = await wallet.call(call, token, { ...usual, [field]: amount })
        return code === 200 ? json.status : code
      }
      const free =
        field === 'winAmount' || call === 'promo-win' ? hostileUnits.filter((each) => each !== '0') : hostileUnits
      taken.push(...(await takenBy(call, free, ask)))
    }
  const { psp, provider } = gateway.ctx.config.keys
  const signed = async (key: typeof psp, url: string, body: object) => {
    const payload = JSON.stringify(body)
    const headers = { ...signedHeaders(key, 'POST', url, payload, Date.now()), 'content-type': 'application/json' }
    return (await gateway.app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  const request = await smallestRequest('depositGateway', running.site)
  const { depositId: reference } = await running.site.call('depositGateway', request)
  const report = { paymentId: 'p', reference, state: 'PAID', currency: 'BRL' }
  const notify = (amount: unknown) => signed(psp, '/psp/v1/notifications', { ...report, amount })
  taken.push(...(await takenBy('a notification', hostileUnits, notify)))
  const order = { vendor: 'ARENUM', account: '1', currency: 'BRL', direction: 'IN', scale: 2 }
  const move = (amount: unknown) =>
    signed(provider, '/vendor-wallet/v1/transfers', { ...order, reference: gateway.ctx.random.uuid(), amount })
  taken.push(...(await takenBy('an order to a vendor', hostileUnits, move)))
  expect(taken).toEqual([])
})
