import { carriesKey, endpointNames, endpoints, type Endpoint, type EndpointName } from '@mosaic/contracts'
import { smallestRequest, type SmallestRequest } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import { send, startRunningSite } from '../testing/running-site'

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

const rowOf = (name: EndpointName) => (endpoints as Readonly<Record<string, Endpoint>>)[name]
const writes = endpointNames().filter((name) => {
  const row = rowOf(name)
  return row && row.method !== 'GET' && row.access !== 'public'
})
const money = writes.filter((name) => rowOf(name)?.idempotent === true)
const others = endpointNames().filter((name) => {
  const row = rowOf(name)
  return row !== undefined && carriesKey(row) && !money.includes(name)
})

type Sent = SmallestRequest<EndpointName>
const requestOf = (name: EndpointName): Promise<Sent> => smallestRequest(name, running.site) as Promise<Sent>
const ask = (name: EndpointName, request: Sent) =>
  send(running.gateway, name, request as never, { ip: running.addressOfVisitor() })
const credentials = ({ token, headers }: Sent) => ({ token, headers })
const withKey = (request: Sent, key: string): Sent => ({ ...request, headers: { 'idempotency-key': key } })

/** Every row of money that a call could write twice. */
const moneyRows = async (): Promise<number> => {
  const { rows } = await running.gateway.ctx.db.execute<{ n: number }>(sql`
    select ((select count(*) from ledger_transactions) + (select count(*) from deposits) + (select count(*) from withdrawals)
      + (select count(*) from wallet_transfers))::int as n`)
  return rows[0]?.n ?? 0
}

test('every call that moves or orders money requires an Idempotency-Key', async () => {
  const moving: EndpointName[] = []
  for (const name of writes) {
    const request = await requestOf(name)
    const before = await moneyRows()
    await ask(name, request)
    if ((await moneyRows()) !== before) moving.push(name)
  }
  expect(moving.filter((name) => !money.includes(name))).toEqual([])
  expect(moving).toEqual(expect.arrayContaining(['depositGateway', 'withdraw', 'walletTransfer', 'claimManualRebate']))
})

describe.each(money)('%s', (name) => {
  test('5. replay, 6. mismatch: one key has one answer, for twenty calls at once and after four months too', async () => {
    const effectOf = async (copies: number) => {
      const request = await requestOf(name)
      const before = await moneyRows()
      const answers = await Promise.all(Array.from({ length: copies }, () => ask(name, request)))
      return { request, answers, rows: (await moneyRows()) - before }
    }
    const alone = await effectOf(1)
    const { request, answers, rows } = await effectOf(20)
    expect(rows).toBe(alone.rows)
    const [first] = answers as [(typeof answers)[number]]
    expect(answers.map(({ body }) => body.value)).toEqual(answers.map(() => first.body.value))
    const before = await moneyRows()
    await running.gateway.ctx.db.execute(sql`update idempotent_calls set claimed_at = claimed_at - interval '125 days'`)
    const again = await Promise.all([1, 2, 3].map(() => ask(name, request)))
    expect(first.body.success).toBe(true)
    for (const { body } of again) expect(body.value).toEqual(first.body.value)
    // A call ignores the fields that it does not know.
    const anotherId = '00000000-0000-4000-8000-000000000000'
    const changed = { amount: '101', roomId: 'another', remark: 'another', promoCode: 'ANOTHER' }
    const body = {
      ...(request.body as object | undefined),
      ...changed,
      promotionClaimId: anotherId,
      rainId: anotherId,
      agentId: anotherId,
      bonusId: anotherId,
    }
    const other = { ...request, body } as unknown as Sent
    const elsewhere = money.find((each) => each !== name) ?? name
    const answer =
      request.body === undefined
        ? ask(elsewhere, { ...(await requestOf(elsewhere)), ...credentials(request) })
        : ask(name, other)
    expect(await answer).toMatchObject({ status: 422, body: { errorCode: 'idempotency.mismatch' } })
    expect(await moneyRows()).toBe(before)
  })

  test('without a key, or with an invalid one: refused without effect', async () => {
    const request = await requestOf(name)
    const before = await moneyRows()
    for (const key of ['', 'short', 'x'.repeat(65), 'with blanks in it'])
      expect((await ask(name, withKey(request, key))).status).toBe(400)
    expect(await moneyRows()).toBe(before)
  })
})

test.each(others)(
  '%s: sent again with its key, it has the first answer; without one it is carried out',
  async (name) => {
    const request = await requestOf(name)
    const { body: first } = await ask(name, withKey(request, `key-of-${name}`))
    expect(first.success).toBe(true)
    for (const _again of [1, 2]) {
      const { body: answer } = await ask(name, withKey(request, `key-of-${name}`))
      expect([answer.success, answer.value]).toEqual([true, first.value])
    }
    expect((await ask(name, withKey(request, 'short'))).status).toBe(400)
    const fresh = await requestOf(name)
    expect((await ask(name, { ...fresh, headers: {} })).body.success).toBe(true)
  },
)

test('a message that is sent again with its key is written once', async () => {
  const request = await requestOf('feedback')
  const count = async () =>
    (await running.gateway.ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from feedback`)).rows[0]?.n ?? 0
  const before = await count()
  for (const _again of [1, 2, 3]) await ask('feedback', withKey(request, 'one-feedback'))
  expect(await count()).toBe(before + 1)
})

test('the same call while the first one runs: 409; after the first one’s process died: it runs after a while', async () => {
  const { ctx, clock } = running.gateway
  const asked = await Promise.all(money.map(async (name) => ({ name, request: await requestOf(name) })))
  for (const { name, request } of asked) await ask(name, request)
  // Restores the state from before the answers.
  await ctx.db.execute(
    sql`update idempotent_calls set reply = null, claimed_at = ${new Date(clock.now()).toISOString()}::timestamptz`,
  )
  const before = await moneyRows()
  const busy = await Promise.all(asked.map(({ name, request }) => ask(name, request)))
  expect(busy.map(({ status, body }) => `${status} ${body.errorCode}`)).toEqual(
    money.map(() => '409 idempotency.in.progress'),
  )
  clock.advance(30_000)
  for (const { name, request } of asked)
    expect([name, (await ask(name, request)).body]).toMatchObject([name, { success: true }])
  expect(await moneyRows()).toBe(before)
})
