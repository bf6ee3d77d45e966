import { endpointNames, type EndpointName, schemas } from '@mosaic/contracts'
import { smallestRequest, type SmallestRequest } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { send, startRunningSite } from '../testing/running-site'

type Sent = SmallestRequest<EndpointName>

const hostile = [
  ...['-1', '0', '-0', '+1', '1e3', '1e309', '0.005', '100.001', '.5', '5.', 'NaN', 'Infinity', '1,000', '1 000'],
  ...['１', ' 1', '1 ', '1\n', '0x10', '٣', '9007199254740993', '99999999999999999999', '', 'null', '100\u0000'],
  ...[100, -1, 1e309, null, [], ['100'], {}, { amount: '100' }, true],
]

const takesAmount = (name: EndpointName): boolean => {
  const schema = schemas[name]
  return 'body' in schema && schema.body instanceof z.ZodObject && 'amount' in schema.body.shape
}
/** A limit is taken away by no amount; JSON has no infinity and says null. */
const isNone = (name: EndpointName, amount: unknown): boolean =>
  name === 'setLimit' && (amount === null || amount === Infinity)

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

const moneyRows = async (): Promise<number> => {
  const { rows } = await running.gateway.ctx.db.execute<{ n: number }>(sql`
    select ((select count(*) from ledger_transactions) + (select count(*) from deposits) + (select count(*) from withdrawals)
      + (select count(*) from wallet_transfers))::int as n`)
  return rows[0]?.n ?? 0
}

test('G12 no call takes an amount that is not plain digits of the scale of its currency, and none leaves a trace of it', async () => {
  const { gateway, site, addressOfVisitor } = running
  const taken: string[] = []
  const asked = new Set<EndpointName>()
  for (const name of endpointNames().filter(takesAmount)) {
    const request = (await smallestRequest(name, site)) as Sent
    const body = request.body as Record<string, unknown> | undefined
    asked.add(name)
    const before = await moneyRows()
    for (const amount of hostile.filter((each) => !isNone(name, each))) {
      const { headers } = request
      const key = headers && { ...headers, 'idempotency-key': `key-${site.unused()}` }
      const answer = await send(
        gateway,
        name,
        { ...request, ...(key && { headers: key }), body: { ...body, amount } } as never,
        {
          ip: addressOfVisitor(),
        },
      )
      if (answer.status < 400 || answer.status >= 500) taken.push(`${name} ${answer.status} ${JSON.stringify(amount)}`)
    }
    if ((await moneyRows()) !== before) taken.push(`${name} left a trace`)
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['depositGateway', 'depositQr', 'depositTransfer', 'withdraw', 'walletTransfer']),
  )
  expect(taken).toEqual([])
})
