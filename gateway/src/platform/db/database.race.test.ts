import { sql } from 'drizzle-orm'
import { raceOn } from '../../../testing/race'
import { openDatabase } from './database'
import { asyncCommit } from './async-commit'

const onPostgres = raceOn((url) => Promise.resolve({ bench: url, close: () => Promise.resolve() }))

const unsynced = (url: string) => `${url}?options=-c%20synchronous_commit%3Doff`

onPostgres('a server that may lose what it has acknowledged is refused, with the setting that is off', async (url) => {
  await expect(openDatabase({ databaseUrl: unsynced(url), dataDir: null })).rejects.toThrow('synchronous_commit=off')
})

onPostgres('unless whoever starts the gateway says so', async (url) => {
  const database = await openDatabase({ databaseUrl: unsynced(url), dataDir: null, allowUnsyncedDatabase: true })
  await database.ping()
  await database.close()
})

onPostgres('a statement that comes again and again is planned once a connection, under one name', async (url) => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null })
  for (const n of [1, 2, 3, 4])
    expect((await database.db.execute<{ n: number }>(sql`select ${n}::int as n`)).rows).toEqual([{ n }])
  const { rows } = await database.db.execute<{ names: string[] }>(
    sql`select array_agg(distinct name) as names from pg_prepared_statements where statement like 'select $1::int as n'`,
  )
  expect(rows[0]?.names).toHaveLength(1)
  await database.close()
})

onPostgres('only the statement that says so does not wait for the disk', async (url) => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null })
  expect((await database.db.execute(sql`select ${asyncCommit} as setting`)).rows).toEqual([{ setting: 'off' }])
  expect((await database.db.execute(sql`show synchronous_commit`)).rows).toEqual([{ synchronous_commit: 'on' }])
  await database.close()
})
