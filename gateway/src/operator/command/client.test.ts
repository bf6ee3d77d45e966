import { createServer } from 'node:http'
import { createClient } from './client'
import { signedCall } from './signed-call'

const key = { id: 'ops-1', secret: 'a key of operators' }

test('the query has the name of the operator, and the signature covers it', () => {
  const call = (as: string) => signedCall(key, as, 'withdrawals', { query: { show: 'all' } }, 1)
  expect(call('ana souza').path).toBe('/ops/v1/withdrawals?as=ana+souza&show=all')
  expect(call('ana').headers['X-Signature']).not.toBe(call('rui').headers['X-Signature'])
})

describe('a refusal', () => {
  const refusing = async (status: number, json: object, run: (url: string) => Promise<unknown>): Promise<string> => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const url = `http://127.0.0.1:${port}`
    const message = await run(url).then(
      () => 'no refusal',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    await new Promise((resolve) => server.close(resolve))
    return message.replace(String(port), 'port')
  }
  const decide = (url: string) =>
    createClient(url, key, 'ana')('decideWithdrawal', { body: { id: 'w1', verdict: 'approve' } })
  const list = (url: string) => createClient(url, key, 'ana')('withdrawals')

  test.each([
    ['of a rule: its code', 409, { errorCode: 'desk.second.person' }, decide, 'desk.second.person'],
    ['of a field: its name', 400, { errorCode: 'desk.request.invalid', fields: { id: 'x' } }, decide, 'id'],
    ['of the signature: why', 401, { errorCode: 'desk.signed.out', fields: { signature: 'stale' } }, decide, 'stale'],
    ['of a server in between: its status', 502, {}, decide, '502'],
    ['of a read: where and how', 401, { errorCode: 'desk.signed.out' }, list, 'http://127.0.0.1:port answered 401'],
  ] as const)('%s', async (_case, status, json, run, message) => {
    expect(await refusing(status, json, run)).toBe(message)
  })
})
