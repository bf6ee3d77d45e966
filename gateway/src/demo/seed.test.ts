import { sql } from 'drizzle-orm'
import { createContext } from '../create-context'
import { systemClock } from '../platform/runtime/clock'
import { createLog } from '../platform/runtime/log'
import type { Database } from '../platform/db/database'
import { systemRandom } from '../platform/runtime/random'
import { seed } from './seed'
import { freshDatabase } from '../../testing/fresh-database'
import { testConfig } from '../../testing/gateway'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const count = async (table: string) =>
  (await database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.n

test('without demo data: a new database gets merchants and texts, but no demo account', async () => {
  const ctx = createContext({
    config: testConfig({ demo: false }),
    database,
    clock: systemClock,
    random: systemRandom,
    log: createLog('silent', process.stdout),
  })
  await seed(ctx)
  expect(await count('merchants')).toBe(2)
  expect(await count('announcements')).toBeGreaterThan(10)
  expect(await count('help_entries')).toBeGreaterThan(5)
  expect(await count('members')).toBe(0)
  await database.db.execute(sql`update merchants set name = 'Renamed' where code = 'aurora'`)
  await seed(ctx)
  expect(
    (await database.db.execute<{ name: string }>(sql`select name from merchants where code = 'aurora'`)).rows[0]?.name,
  ).toBe('Renamed')
})
