import { isDeepStrictEqual } from 'node:util'
import { addressesOf, endpointNames, type Envelope } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startRunningSite } from '../testing/running-site'
import { smallestCalls } from '../testing/smallest-calls'

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

const dump = async (): Promise<readonly string[]> => {
  const { db } = running.gateway.ctx
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`))
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}

test('an unknown field, anywhere in a request: no answer changes, and it is not stored', async () => {
  expect(await smallestCalls(running).refusals({ extra: true })).toEqual([])
  await running.gateway.ctx.events.drained()
  const rows = await dump()
  // A known field of the same calls is found.
  expect(rows.some((row) => row.includes('Tablet'))).toBe(true)
  const hex = Buffer.from('NobodyKnows').toString('hex')
  expect(rows.filter((row) => row.includes('NobodyKnows') || row.includes(hex))).toEqual([])
})

/** The fields of an answer, without their values. */
const formOf = ({ value, ...rest }: Envelope<unknown>) => ({
  success: rest.success,
  fields: typeof value === 'object' && value !== null ? Object.keys(value).sort() : typeof value,
})

test('every alias answers like the first name', async () => {
  const seconds = endpointNames().flatMap((name) =>
    addressesOf(name)
      .slice(1)
      .map((address) => ({ name, address })),
  )
  const { asked } = smallestCalls(running)
  const wrong: string[] = []
  for (const { name, address } of seconds) {
    const [first, second] = [await asked(name), await asked(name, { address })]
    if (!first.body.success || !isDeepStrictEqual(formOf(second.body), formOf(first.body)))
      wrong.push(`${name} as ${address.method} ${address.path}: ${second.status} ${JSON.stringify(second.body)}`)
  }
  expect(seconds.length).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})
