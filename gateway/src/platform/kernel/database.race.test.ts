import { raceOn } from '../../testing/race'
import { openDatabase } from './database'

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
