import { setImmediate } from 'node:timers/promises'
import { testConfig } from '../testing/gateway'
import { loginsAreBusy, watchReaders } from './login-pressure'

/** Half a second in which every turn of the event loop comes 60 ms late. */
const keepReadersWaiting = async () => {
  for (const held = performance.now() + 500; performance.now() < held; ) {
    for (const end = performance.now() + 60; performance.now() < end; );
    await setImmediate()
  }
}

test.each([
  ['are turned away on PostgreSQL', 'postgres://localhost/mosaic', true],
  ['come in on the embedded database, which holds up the readers itself', null, false],
])('logins while readers queue %s', async (_what, databaseUrl, busy) => {
  const stop = watchReaders({ config: testConfig({ databaseUrl }) })
  expect(loginsAreBusy()).toBe(false)
  await keepReadersWaiting()
  expect(loginsAreBusy()).toBe(busy)
  stop()
  expect(loginsAreBusy()).toBe(false)
})
