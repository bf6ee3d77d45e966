import { isDeepStrictEqual } from 'node:util'
import { addressesOf, endpointNames, type EndpointName, type Envelope } from '@mosaic/contracts'
import { smallestRequest } from '@mosaic/contracts/testing'
import { sql } from 'drizzle-orm'
import { send, startRunningSite } from '../testing/running-site'

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

const names = endpointNames()
type Address = ReturnType<typeof addressesOf>[number]

const unknown = { unknownField: 'valueNobodyKnows' }
/** Adds an unknown field to the body and to every object in it. */
const widened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(widened)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, widened(part)])), ...unknown }
}

const asked = async (name: EndpointName, { extra = false, address }: { extra?: boolean; address?: Address } = {}) => {
  const { gateway, site, addressOfVisitor } = running
  const request = await smallestRequest(name, site)
  const { status, body } = await send(
    gateway,
    name,
    extra
      ? { ...request, query: widened(request.query ?? {}) as never, body: widened(request.body) as never }
      : request,
    { ip: addressOfVisitor(), ...(address && { address }) },
  )
  return { status, body }
}

const refusals = async (options: { extra?: boolean } = {}): Promise<readonly string[]> => {
  const found: string[] = []
  for (const name of names)
    try {
      const { status, body } = await asked(name, options)
      if (!body.success) found.push(`${name}: ${status} ${body.errorCode} ${JSON.stringify(body.fields ?? {})}`)
    } catch (error) {
      found.push(`${name}: ${String(error)}`)
    }
  return found
}

test('every endpoint answers the smallest request that the contract allows', async () => {
  expect(await refusals()).toEqual([])
})

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
  expect(await refusals({ extra: true })).toEqual([])
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
  const seconds = names.flatMap((name) =>
    addressesOf(name)
      .slice(1)
      .map((address) => ({ name, address })),
  )
  const wrong: string[] = []
  for (const { name, address } of seconds) {
    const [first, second] = [await asked(name), await asked(name, { address })]
    if (!first.body.success || !isDeepStrictEqual(formOf(second.body), formOf(first.body)))
      wrong.push(`${name} as ${address.method} ${address.path}: ${second.status} ${JSON.stringify(second.body)}`)
  }
  expect(seconds.length).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})
