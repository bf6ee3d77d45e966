import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openRaceDatabase } from '../testing/race-database'
import { raceOn } from '../testing/race'
import { ofMerchant } from './platform/db/merchant-scope'
import { migrationsFolder } from './platform/db/migrations'
import type { Database } from './platform/db/database'

const codes = ['red', 'blue', 'green'] as const

const fill = async ({ db }: Database): Promise<void> => {
  for (const [index, code] of codes.entries())
    await db.execute(sql`insert into captchas (flow, merchant_code, answer, created_at, expires_at)
      select ${code} || n, ${code}, '', now(), now() from generate_series(1, ${index + 1}) n`)
}

const onPostgres = raceOn(async (url) => {
  const database = await openRaceDatabase(url)
  await fill(database)
  return { bench: { url, database }, close: () => database.close() }
})

const merchantsSeen = async (db: Pick<Database['db'], 'execute'>): Promise<string> =>
  (
    await db.execute<{ seen: string }>(
      sql`select string_agg(merchant_code, ',') as seen from (select merchant_code from captchas order by flow) c`,
    )
  ).rows[0]?.seen ?? ''

const own = (code: string): string =>
  Array<string>(codes.indexOf(code as (typeof codes)[number]) + 1)
    .fill(code)
    .join()

onPostgres(
  'hundreds of requests of three merchants on ten connections: each sees its own rows only',
  async ({ database }) => {
    const asked = Array.from({ length: 300 }, (_, index) => codes[index % codes.length] ?? 'red')
    const seen = await Promise.all(
      asked.map((code, index) =>
        ofMerchant(code, () =>
          index % 4 === 0 ? database.db.transaction((tx) => merchantsSeen(tx)) : merchantsSeen(database.db),
        ),
      ),
    )
    expect(seen).toEqual(asked.map(own))
    const reports = await Promise.all(codes.map((code) => ofMerchant(code, () => merchantsSeen(database.reports))))
    expect(reports).toEqual(codes.map(own))
    expect((await merchantsSeen(database.reports)).split(',')).toHaveLength(6)
  },
)

onPostgres('jobs, and a gateway of the release before, see the rows of all merchants', async ({ url, database }) => {
  expect((await merchantsSeen(database.db)).split(',')).toHaveLength(6)
  const older = new pg.Client({ connectionString: url })
  await older.connect()
  const { rows } = await older.query('select from captchas')
  await older.end()
  expect(rows).toHaveLength(6)
})

onPostgres('a login that may not create roles: the migration says what an administrator has to do', async ({ url }) => {
  const file = readdirSync(migrationsFolder()).find((name) => name.endsWith('row_security.sql')) ?? ''
  const script = readFileSync(join(migrationsFolder(), file), 'utf8')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query('create role plain_login nologin')
    await admin.query(`begin; drop owned by mosaic_requests; drop role mosaic_requests; set local role plain_login`)
    await expect(admin.query(script)).rejects.toThrow(
      'create role mosaic_requests nologin; grant mosaic_requests to plain_login;',
    )
  } finally {
    await admin.query('rollback')
    await admin.query('drop role plain_login')
    await admin.end()
  }
})
