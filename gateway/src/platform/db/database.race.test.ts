import { sql } from 'drizzle-orm'
import { raceOn } from '../../../testing/race'
import { openDatabase } from './database'
import { asyncCommit } from './async-commit'

const onPostgres = raceOn((url) => Promise.resolve({ bench: url, close: () => Promise.resolve() }))

const unsynced = (url: string) => `${url}?options=-c%20synchronous_commit%3Doff`

onPostgres('a server that may lose acknowledged writes: refused, naming the setting that is off', async (url) => {
  await expect(openDatabase({ databaseUrl: unsynced(url), dataDir: null })).rejects.toThrow('synchronous_commit=off')
})

onPostgres('the same server with ALLOW_UNSYNCED_DATABASE: accepted', async (url) => {
  const database = await openDatabase({ databaseUrl: unsynced(url), dataDir: null, allowUnsyncedDatabase: true })
  await database.ping()
  await database.close()
})

onPostgres('a repeated statement is planned once per connection, under one name', async (url) => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null })
  for (const n of [1, 2, 3, 4])
    expect((await database.db.execute<{ n: number }>(sql`select ${n}::int as n`)).rows).toEqual([{ n }])
  const { rows } = await database.db.execute<{ names: string[] }>(
    sql`select array_agg(distinct name) as names from pg_prepared_statements where statement like 'select $1::int as n'`,
  )
  expect(rows[0]?.names).toHaveLength(1)
  await database.close()
})

onPostgres('only a statement with asyncCommit does not wait for the disk', async (url) => {
  const database = await openDatabase({ databaseUrl: url, dataDir: null })
  expect((await database.db.execute(sql`select ${asyncCommit} as setting`)).rows).toEqual([{ setting: 'off' }])
  expect((await database.db.execute(sql`show synchronous_commit`)).rows).toEqual([{ synchronous_commit: 'on' }])
  await database.close()
})
