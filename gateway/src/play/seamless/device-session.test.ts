import { demoPassword } from '../../demo'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { openingBalance, playerAccount, post, transfer } from '../../money'
import { memberByAccount } from '../../identity'
import { minor, type SeamlessStatus } from '@mosaic/contracts'
import { inTransaction } from '../../platform/db/transaction'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const books = { merchant: 'aurora', currency: 'BRL' } as const
  const postings = transfer(openingBalance(books), playerAccount(books, member.id), minor(100_000))
  const opening = { scope: 'test', key: 'opening', fingerprint: '', kind: 'opening', title: '', reference: '' } as const
  await inTransaction(gateway.ctx.db, (tx) => post(tx, { ...opening, postings, at: gateway.clock.now() }))
})
afterAll(() => gateway.close())

type Device = Awaited<ReturnType<TestGateway['deviceOf']>>

const launchTokenOf = async ({ token }: Device): Promise<string> => {
  const { body } = await gateway.call('launchGame', {
    token,
    query: { gameId: 'NOVA_fox', nodeId: 'NOVA_fox', launchMode: 'GLS' },
  })
  return new URL(body.value?.content.game_url ?? '').searchParams.get('token') ?? ''
}
const exchange = (launchToken: string) =>
  bench.send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode: 'NOVA_fox' }))
const seatOf = async (device: Device): Promise<string> => {
  const { text } = await exchange(await launchTokenOf(device))
  return (JSON.parse(text) as { sessionToken: string }).sessionToken
}
const bet = async (seat: string, fields = {}) =>
  (await bench.call('bet', seat, { roundId: bench.nextRound(), amount: '20', ...fields })).json.status
const device = (name: string) => gateway.deviceOf('player01', 'aurora', `device-${name}`)

const changePassword = async ({ token }: Device, from: string, to: string) =>
  gateway.call('changePassword', { token, body: { oldPassword: from, newPassword: to, confirmNewPassword: to } })

/** Each ends the session of the first device; the second one is another device of the same member. */
const ends: readonly [string, SeamlessStatus, (device: Device, other: Device) => Promise<unknown>][] = [
  ['a logout', 'SESSION_EXPIRED', ({ token }) => gateway.call('logout', { token })],
  [
    'logout with the cookie alone',
    'SESSION_EXPIRED',
    ({ refreshToken }) => gateway.call('logout', { cookie: refreshToken }),
  ],
  [
    'revoked device',
    'SESSION_EXPIRED',
    (_ended, { token }) => gateway.call('revokeDevices', { token, body: { session: 'others' } }),
  ],
  [
    'changed password',
    'SESSION_EXPIRED',
    async (ended) => {
      await changePassword(ended, demoPassword, 'another-Secret-77')
      const { token } = await gateway
        .call('login', {
          body: { type: 'username', username: 'player01', password: 'another-Secret-77', loginDeviceId: 'device-back' },
        })
        .then(({ body }) => ({ token: body.value?.token ?? '' }))
      await changePassword({ ...ended, token }, 'another-Secret-77', demoPassword)
    },
  ],
  [
    'self-exclusion',
    'SELF_EXCLUDED',
    ({ token }) => gateway.call('exclude', { token, body: { span: '6m', confirmed: true } }),
  ],
]

describe('a game session and the device session that opened it', () => {
  test('launch token of an ended site session: no game session', async () => {
    const ended = await device('ended')
    const launchToken = await launchTokenOf(ended)
    await gateway.call('logout', { token: ended.token })
    expect((await exchange(launchToken)).json.status).toBe('SESSION_EXPIRED')
  })

  test('steady play: the game session ends after twelve hours', async () => {
    const owner = await device('long')
    const seat = await seatOf(owner)
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      gateway.clock.advance(20 * 60_000)
      expect(await bet(seat)).toBe('OK')
    }
    gateway.clock.advance(20 * 60_000)
    expect(await bet(seat)).toBe('SESSION_EXPIRED')
    expect(await bet(await seatOf(await device('long')))).toBe('OK')
  })

  test.each(ends)('%s: bets get %s, owed money is still paid', async (_end, status, end) => {
    const [first, other] = [await device('first'), await device('other')]
    const seat = await seatOf(first)
    const [lost, undone] = [bench.nextRound(), bench.nextRound()]
    expect(await bet(seat, { roundId: lost })).toBe('OK')
    expect(await bet(seat, { roundId: undone, txId: `${undone}-bet` })).toBe('OK')
    await end(first, other)
    expect(await bet(seat)).toBe(status)
    expect((await bench.call('betwin', seat, { roundId: bench.nextRound(), amount: '20' })).json.status).toBe(status)
    expect((await bench.call('balance', seat)).json.status).toBe(status)
    const won = await bench.call('win', seat, { roundId: lost, amount: '70', roundClosed: true })
    expect(won.json).toMatchObject({ status: 'OK', credited: '70' })
    const prize = await bench.call('promo-win', seat, { roundId: lost, amount: '15', campaign: 'late-prize' })
    expect(prize.json).toMatchObject({ status: 'OK', credited: '15' })
    const back = await bench.call('rollback', seat, { roundId: undone, refTxId: `${undone}-bet` })
    expect(back.json.status).toBe('OK')
  })
})
