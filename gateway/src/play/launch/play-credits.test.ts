import { createServer, type Server } from 'node:http'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { verifySignature } from '../../platform'

/** A provider with one trial player's credits; an empty answer is a provider that does not know them. */
const provider = { credits: null as { balance: string; version: string } | null, isAway: false, tokens: [] as string[] }

let gateway: TestGateway
let server: Server
let trial: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    const signed = verifySignature(
      [gateway.ctx.config.keys.provider],
      {
        method: 'GET',
        path,
        rawBody: '',
        keyId: header('x-key-id'),
        timestamp: header('x-timestamp'),
        signature: header('x-signature'),
      },
      Date.now(),
    ).ok
    provider.tokens.push(path.split('/').at(-1) ?? '')
    response.statusCode = !signed || provider.isAway ? 503 : provider.credits ? 200 : 404
    response.end(JSON.stringify({ status: 'OK', currency: 'XXX', ...provider.credits }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  gateway = await startTestGateway({
    config: { studioUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` },
  })
  await walletBench(gateway)
  const { body } = await gateway.call('freePlay', { body: { loginDeviceId: gateway.ctx.random.uuid() } })
  trial = body.value?.token ?? ''
})
afterAll(async () => {
  await gateway.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  Object.assign(provider, { credits: { balance: '487550', version: '7' }, isAway: false, tokens: [] })
})

const fundsOf = async (token: string) => (await gateway.call('funds', { token })).body
const launchedWith = async (token: string | undefined) => {
  const query = { launchMode: 'GLS', telGameId: 'NOVA_fox', telNodeId: 'NOVA_fox' } as const
  const { body } = await gateway.call('launchGame', { token, query })
  return new URL(body.value?.content.game_url ?? '').searchParams.get('token')
}

describe('play credits of a trial account', () => {
  test('are its balance, in their own currency', async () => {
    expect(await fundsOf(trial)).toMatchObject({
      value: {
        sumBalance: '4875.50',
        currency: 'XXX',
        currencySymbol: 'FUN',
        balanceVersion: 7,
        balance: [{ accountTypeId: 'main', availBalance: '4875.50' }],
      },
    })
  })

  test('a game plays with the credits that the balance shows', async () => {
    await fundsOf(trial)
    expect(await launchedWith(trial)).toBe(provider.tokens[0])
    expect(provider.tokens[0]).toMatch(/^[\w-]{43}$/)
  })

  test('guests and members have none', async () => {
    const member = await gateway.tokenOf('player01')
    expect((await fundsOf(member)).value).toMatchObject({ currency: 'BRL' })
    expect(await launchedWith(member)).toBeNull()
    expect(await launchedWith(undefined)).toBeNull()
    expect(provider.tokens).toEqual([])
  })

  test('a provider without play credits: the empty balance of the ledger', async () => {
    provider.credits = null
    expect((await fundsOf(trial)).value).toMatchObject({ sumBalance: '0.00', currency: 'BRL' })
  })

  test('a provider that does not answer: no balance is invented', async () => {
    provider.isAway = true
    expect(await fundsOf(trial)).toMatchObject({ success: false, errorCode: 'game.provider.unavailable' })
  })
})
