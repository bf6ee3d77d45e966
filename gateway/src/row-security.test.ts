import { sql } from 'drizzle-orm'
import { freshDatabase } from '../testing/fresh-database'
import { insertRowsOf, rowsOf } from '../testing/rows-of-two-merchants'
import { currentScope, inScope, ofMerchant, requestRole } from './platform/db/merchant-scope'
import type { Database } from './platform/db/database'

/** Tables without rows of one merchant, which requests use all the same. */
const common: Readonly<Record<string, string>> = {
  rate_windows: 'counters by address or account, read by their key only',
  login_attempts: 'counters by merchant and account, read by their key only',
  used_body_ids: 'random ids, each used once',
  used_social_tokens: 'digests of tokens, each used once',
  body_keys: 'keys of the gateway for encrypted bodies',
  event_cursors: 'how far each handler has read the events; requests only read it',
  game_vendors: 'the catalogue of the one provider, the same for all merchants',
  games: 'the catalogue of the one provider, the same for all merchants',
  catalogue_revision: 'the catalogue of the one provider, the same for all merchants',
  lottery_draws: 'draws are public and the same for all merchants',
  canned_answers: 'texts that operators keep for all merchants',
}

/** Written by the statement that writes the row they belong to, which a policy cannot see yet. */
const writtenWithParent = ['access_tokens', 'refresh_tokens']

const merchants = ['first', 'second'] as const
let database: Database

beforeAll(async () => {
  database = await freshDatabase()
  await insertRowsOf(database, merchants)
}, 120_000)
afterAll(() => database.close())

type Table = { readonly name: string; readonly schema: string; readonly granted: boolean; readonly secured: boolean }

const tables = async (): Promise<readonly Table[]> =>
  (
    await database.db.execute<Table & Record<string, unknown>>(sql`
      select c.relname as name, n.nspname as schema,
        has_schema_privilege(${requestRole}, n.oid, 'usage') and has_table_privilege(${requestRole}, c.oid, 'select, insert, update, delete, truncate, trigger') as granted,
        c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polroles = array[${requestRole}::regrole::oid]) as secured
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 2, 1`)
  ).rows

const rowsIn = async (table: string): Promise<readonly string[]> =>
  (await database.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`)).rows.map(
    ({ row }) => row,
  )

const refused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  )

test('every table has a policy for requests, or is closed to them, or has a reason here', async () => {
  const open = (await tables()).filter(({ granted, secured }) => granted && !secured).map(({ name }) => name)
  expect(open).toEqual(Object.keys(common).sort())
})

test('tables of operators and jobs, and those of the demo counterparts: requests may not ask for them', async () => {
  const closed = (await tables()).filter(({ granted }) => !granted)
  expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(['operators', 'operator_log', 'member_notes']))
  for (const { schema, name } of closed) {
    const asked = ofMerchant('first', () => database.db.execute(sql.raw(`select from "${schema}"."${name}"`)))
    expect([name, await refused(asked)]).toEqual([name, true])
  }
})

test('rows of two merchants in each table: a request sees none without a merchant, and with one only its own', async () => {
  const secured = (await tables()).filter((table) => table.secured)
  expect(secured.length).toBeGreaterThan(80)
  for (const { name } of secured) {
    const all = await rowsIn(name)
    const none = await inScope('none', () => rowsIn(name))
    const first = await ofMerchant('first', () => rowsIn(name))
    const second = await ofMerchant('second', () => rowsIn(name))
    expect([name, all.length, none, first.length, second.length]).toEqual([name, 2, [], 1, 1])
    expect([...first, ...second].sort()).toEqual([...all].sort())
  }
})

test('a request cannot write a row of another merchant', async () => {
  const secured = new Set((await tables()).filter((table) => table.secured).map(({ name }) => name))
  for (const [name, insert] of await rowsOf(database, 'third')) {
    if (!secured.has(name) || writtenWithParent.includes(name)) continue
    const written = ofMerchant('first', () => database.db.execute(sql.raw(insert)))
    expect([name, await refused(written)]).toEqual([name, true])
  }
})

test('a transaction has the scope in which it was begun', async () => {
  const seen = await ofMerchant('first', () =>
    database.db.transaction(async (tx) => (await tx.execute(sql`select from members`)).rows.length),
  )
  expect([seen, (await rowsIn('members')).length]).toEqual([1, 2])
})

test('what a commit of a request announces is handled for all merchants', async () => {
  let scopeSeen: unknown = null
  await database.listen('announced', () => {
    scopeSeen = currentScope()
  })
  await ofMerchant('first', () => database.db.execute(sql`select pg_notify('announced', '')`))
  expect(scopeSeen).toBe('every')
})
