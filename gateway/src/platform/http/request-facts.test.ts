import fastify from 'fastify'
import { requestFacts } from './request-facts'

const addressSeen = async (remoteAddress: string | undefined): Promise<string> => {
  const app = fastify()
  app.get('/', (request) => {
    Object.defineProperty(request.raw.socket, 'remoteAddress', { value: remoteAddress })
    return { ip: requestFacts(request, null).ip }
  })
  const answer = await app.inject('/')
  await app.close()
  return answer.json<{ ip: string }>().ip
}

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address on a socket of both families', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address', '2001:db8::7', '2001:db8::7'],
  ['a caller who is gone', undefined, ''],
])('%s', async (_what, remoteAddress, ip) => {
  expect(await addressSeen(remoteAddress)).toBe(ip)
})
