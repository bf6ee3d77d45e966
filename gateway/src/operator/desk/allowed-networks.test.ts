import { startTestDesk } from '../../../testing/desk'
import { startTestGateway } from '../../../testing/gateway'
import { allowedNetworks } from './allowed-networks'

test.each([
  ['10.1.2.3', true],
  ['10.2.0.1', false],
  ['203.0.113.9', true],
  ['203.0.113.8', false],
  ['2001:db8::7', true],
  ['2001:db9::7', false],
  ['', false],
])('%s: %s', (address, allowed) => {
  expect(allowedNetworks(['10.1.0.0/16', '203.0.113.9', '2001:db8::/32'])(address)).toBe(allowed)
})

test('OPS_NETWORKS: the desk answers nobody else, but for the probe of the machine', async () => {
  const gateway = await startTestGateway()
  const open = await startTestDesk(gateway, ['198.51.100.0/24'])
  const closed = await startTestDesk(gateway, ['192.0.2.0/24'])
  const body = { name: 'admin-1', password: 'a password of the tests' }
  expect((await open.call('login', { body })).code).toBe('OK')
  expect(await closed.call('login', { body })).toMatchObject({ status: 403, code: 'desk.network.foreign' })
  expect((await closed.app.inject({ url: '/ops', remoteAddress: '198.51.100.4' })).statusCode).toBe(403)
  expect((await closed.app.inject({ url: '/healthz', remoteAddress: '198.51.100.4' })).statusCode).toBe(200)
  await open.close()
  await closed.close()
  await gateway.close()
})
