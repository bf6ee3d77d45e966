import { testConfig } from '../../../testing/gateway'
import { lateTurns } from '../../../testing/late-turns'
import { loginsAreBusy, watchReaders } from './login-pressure'

test.each([
  ['are refused on PostgreSQL', 'postgres://localhost/mosaic', true],
  ['pass on the embedded database, which delays the event loop itself', null, false],
])('logins during an event-loop delay %s', async (_what, databaseUrl, busy) => {
  const stop = watchReaders({ config: testConfig({ databaseUrl }) })
  expect(loginsAreBusy()).toBe(false)
  await lateTurns(500)
  expect(loginsAreBusy()).toBe(busy)
  stop()
  expect(loginsAreBusy()).toBe(false)
})
