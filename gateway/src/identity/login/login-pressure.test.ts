import { testConfig } from '../../../testing/gateway'
import { lateTurns } from '../../../testing/late-turns'
import { loginsAreBusy, watchReaders } from './login-pressure'

test.each([
  ['are turned away on PostgreSQL', 'postgres://localhost/mosaic', true],
  ['come in on the embedded database, which holds up the readers itself', null, false],
])('logins while readers queue %s', async (_what, databaseUrl, busy) => {
  const stop = watchReaders({ config: testConfig({ databaseUrl }) })
  expect(loginsAreBusy()).toBe(false)
  await lateTurns(500)
  expect(loginsAreBusy()).toBe(busy)
  stop()
  expect(loginsAreBusy()).toBe(false)
})
