import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { inTransaction } from './transaction'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const one = sql`select 1 as one`
const refusal = expect.stringContaining('A transaction asks for')

test('a transaction asks the database through its own tx', async () => {
  const { db } = gateway.ctx
  await expect(inTransaction(db, (tx) => tx.execute(one))).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test.each<[string, () => Promise<unknown>]>([
  ['a query on db', async () => gateway.ctx.db.execute(one)],
  ['a second transaction', () => inTransaction(gateway.ctx.db, (tx) => tx.execute(one))],
  ['a merchant, though it is in memory', () => gateway.ctx.merchants.byCode('aurora')],
])('%s beside it is refused instead of waiting for ever', async (_what, ask) => {
  await ask()
  // The query builder wraps what its client throws.
  const error = await inTransaction(gateway.ctx.db, ask).catch((thrown: Error) => thrown)
  expect(error instanceof Error && String(error.cause ?? error)).toEqual(refusal)
})

test('a timer started inside a transaction may query the database after it ends', async () => {
  const { db } = gateway.ctx
  let later: Promise<unknown> = Promise.resolve()
  let go = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    go = resolve
  })
  await inTransaction(db, async () => {
    later = ended.then(() => db.execute(one))
  })
  go()
  await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] })
})
