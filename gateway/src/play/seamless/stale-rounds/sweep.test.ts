import { eq } from 'drizzle-orm'
import { grantFreeRounds } from '../../../../testing/free-rounds'
import { startTestGateway, type TestGateway } from '../../../../testing/gateway'
import { type LoggedRound, type ProviderLog, startProviderLog } from '../../../../testing/provider-log'
import { type Fields, type Player, type WalletBench, walletBench } from '../../../../testing/wallet'
import { provider as providerName } from '../routes'
import { rounds } from '../schema'
import { overdueAfterMs, sweepStaleRounds } from './sweep'

let gateway: TestGateway
let bench: WalletBench
let provider: ProviderLog
beforeAll(async () => {
  provider = await startProviderLog(() => gateway.ctx.config.keys.provider)
  gateway = await startTestGateway({ config: { studioUrl: provider.url } })
  bench = await walletBench(gateway)
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})
beforeEach(() => {
  provider.rounds = []
  provider.asked = []
})

type Open = { readonly player: Player; readonly token: string; readonly roundId: string; readonly bet: string }

const sweep = () => sweepStaleRounds(gateway.ctx, providerName)
const later = () => gateway.clock.advance(overdueAfterMs + 1)
const betOn = async (token: string, fields: Fields = {}) => {
  const [roundId, bet] = [bench.nextRound(), bench.nextRound()]
  expect((await bench.call('bet', token, { roundId, txId: bet, amount: '200', ...fields })).json.status).toBe('OK')
  return { roundId, bet }
}
/** A round of 2.00 whose end never came; of a balance of 10.00 there are 8.00 left. */
const openRound = async (): Promise<Open> => {
  const player = await bench.newPlayer(1000)
  const token = await bench.open(player)
  return { player, token, ...(await betOn(token)) }
}
const logged = ({ roundId, bet }: Pick<Open, 'roundId' | 'bet'>, reported: Partial<LoggedRound>): LoggedRound => ({
  ...{ roundId, currency: 'BRL', state: 'OPEN', stake: '200', win: '0', createdAt: 0 },
  ...{ outcome: null, payTxId: `pay-${roundId}`, bets: [{ txId: bet }] },
  ...reported,
})
const states = async (player: Player) =>
  (await gateway.ctx.db.select().from(rounds).where(eq(rounds.memberId, player.id))).map(
    ({ state, stake, payout, freeWin }) => [state, stake, payout, freeWin],
  )

test('round open for ten minutes: asked for, and again ten minutes later', async () => {
  const round = await openRound()
  provider.rounds = [logged(round, {})]
  gateway.clock.advance(overdueAfterMs - 1000)
  await sweep()
  expect(provider.asked).toEqual([])
  gateway.clock.advance(2000)
  await sweep()
  await sweep()
  expect(provider.asked).toEqual([round.roundId])
  later()
  await sweep()
  expect(provider.asked).toEqual([round.roundId, round.roundId])
  // Still played there: left here.
  expect(await states(round.player)).toEqual([['OPEN', 200n, 0n, 0n]])
})

test.each([
  ['SETTLED', '350', 1150n],
  ['OPEN', '350', 1150n],
  ['OPEN', '0', 800n],
] as const)('a round that is decided there (%s, won %s) is paid and over here', async (state, win, balance) => {
  const round = await openRound()
  provider.rounds = [logged(round, { state, win, outcome: 'PAID' })]
  later()
  await sweep()
  expect(await states(round.player)).toEqual([['SETTLED', 200n, BigInt(win), 0n]])
  expect(await bench.balance(round.player)).toBe(balance)
  const won = { roundId: round.roundId, txId: `pay-${round.roundId}`, amount: win, roundClosed: true }
  // The provider's own late call is answered OK without a payment.
  expect((await bench.call('win', round.token, won)).json).toMatchObject({ status: 'OK', credited: win })
  expect((await bench.call('win', round.token, { ...won, amount: '351' })).json.status).toBe('DUPLICATE_MISMATCH')
  later()
  await sweep()
  expect(await bench.balance(round.player)).toBe(balance)
})

test('round already paid: closed without a payment', async () => {
  const round = await openRound()
  provider.rounds = [logged(round, { state: 'SETTLED', win: '350', outcome: 'PAID' })]
  await bench.call('win', round.token, { roundId: round.roundId, amount: '350' })
  later()
  await sweep()
  expect(await states(round.player)).toEqual([['SETTLED', 200n, 350n, 0n]])
  expect(await bench.balance(round.player)).toBe(1150n)
})

test('round cancelled at the provider: its bets are taken back, and the late rollback of the provider is answered OK', async () => {
  const round = await openRound()
  const second = bench.nextRound()
  await bench.call('bet', round.token, { roundId: round.roundId, txId: second, amount: '300' })
  provider.rounds = [
    logged(round, { state: 'CANCELLED', outcome: 'TAKEN_BACK', bets: [{ txId: round.bet }, { txId: second }] }),
  ]
  later()
  await sweep()
  expect(await states(round.player)).toEqual([['CANCELLED', 0n, 0n, 0n]])
  expect(await bench.balance(round.player)).toBe(1000n)
  const late = await bench.call('rollback', round.token, { roundId: round.roundId, refTxId: round.bet })
  expect(late.json.status).toBe('OK')
  expect(await bench.balance(round.player)).toBe(1000n)
})

test('free round: its win is paid once as a promotion', async () => {
  const player = await bench.newPlayer(0)
  const rewardId = await grantFreeRounds(gateway.ctx, player)
  const round = await betOn(await bench.open(player), { rewardId })
  provider.rounds = [logged(round, { win: '350', outcome: 'PAID' })]
  later()
  await sweep()
  expect(await states(player)).toEqual([['SETTLED', 0n, 0n, 350n]])
  expect(await bench.balance(player)).toBe(350n)
})

test('player who has left: paid, and the session is not prolonged', async () => {
  const round = await openRound()
  provider.rounds = [logged(round, { win: '350', outcome: 'PAID' })]
  gateway.clock.advance(26 * 60_000)
  await sweep()
  expect(await bench.balance(round.player)).toBe(1150n)
  gateway.clock.advance(5 * 60_000)
  expect((await bench.call('balance', round.token)).json.status).toBe('SESSION_EXPIRED')
})

test('unknown or differing rounds stay open, and a failed request stops no other round', async () => {
  const [unknown, other, broken, won] = [await openRound(), await openRound(), await openRound(), await openRound()]
  provider.rounds = [
    logged(other, { win: '350', outcome: 'PAID', stake: '100' }),
    { ...logged(broken, {}), stake: 'much' },
    logged(won, { win: '350', outcome: 'PAID' }),
  ]
  later()
  await sweep()
  expect(provider.asked).toEqual(expect.arrayContaining([unknown, other, broken, won].map(({ roundId }) => roundId)))
  for (const { player } of [unknown, other, broken]) expect(await states(player)).toEqual([['OPEN', 200n, 0n, 0n]])
  expect(await states(won.player)).toEqual([['SETTLED', 200n, 350n, 0n]])
})
