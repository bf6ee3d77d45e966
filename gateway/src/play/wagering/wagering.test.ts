import { minor } from '@mosaic/contracts'
import { giveBonus } from '../../../testing/bonus'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { type Player, walletBench, type WalletBench } from '../../../testing/wallet'
import { playerFunds } from '../../money'
import { rewardsTopic } from './rewards-topic'
import { expireBonuses } from './expire-bonuses'
import { bonusById, expiredBonuses, insertMove } from './store'
import { inTransaction } from '../../platform/db/transaction'

let gateway: TestGateway
let bench: WalletBench
let player: Player
let session: string
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await bench.newPlayer(10_00)
  session = await bench.open(player)
})

const held = async () => {
  const { balances } = await playerFunds(gateway.ctx.db, 'aurora', player.id, 'BRL')
  const of = (code: string) => balances.find((each) => each.code === code)?.balance ?? 0n
  return { cash: of('main'), bonus: of('bonus') }
}
const bet = (roundId: string, amount: number, fields: object = {}) =>
  bench.call('bet', session, { roundId, amount: String(amount), ...fields })
const win = (roundId: string, amount: number, fields: object = {}) =>
  bench.call('win', session, { roundId, amount: String(amount), roundClosed: true, ...fields })
const play = async (stake: number, payout: number) => {
  const roundId = bench.nextRound()
  const placed = await bet(roundId, stake)
  if (placed.json.status !== 'OK') throw new Error(placed.json.status)
  await win(roundId, payout)
  await gateway.ctx.events.drained()
  return roundId
}
const bonus = (terms: Parameters<typeof giveBonus>[3] = {}, amount = '10.00') =>
  giveBonus(gateway.ctx, player, amount, terms)
const state = (id: string) => bonusById(gateway.ctx.db, id)

describe('a stake with an active bonus', () => {
  test('takes cash first, then bonus money; the game shows both; a win is split in that proportion', async () => {
    await bonus()
    expect((await bench.call('balance', session)).json).toMatchObject({ status: 'OK', balance: '2000' })
    const roundId = bench.nextRound()
    expect((await bet(roundId, 1500)).json).toMatchObject({ status: 'OK', balance: '500' })
    expect(await held()).toEqual({ cash: 0n, bonus: 500n })
    expect((await win(roundId, 3000)).json).toMatchObject({ status: 'OK', balance: '3500', credited: '3000' })
    expect(await held()).toEqual({ cash: 2000n, bonus: 1500n })
    await play(100, 0)
    const token = await openMemberSession(gateway, player.id)
    const { list } = (await gateway.call('betReport', { token })).body.value ?? { list: [] }
    expect(list.find((bet) => bet.roundId === roundId)).toMatchObject({
      ...{ stake: '10.00', bonusStake: '5.00', payout: '20.00', bonusPayout: '10.00' },
    })
    expect(list.find((bet) => bet.roundId !== roundId)).toMatchObject({ bonusStake: null, bonusPayout: null })
  })

  test('more than both: refused, and nothing moves', async () => {
    await bonus()
    expect((await bet(bench.nextRound(), 2001)).json.status).toBe('INSUFFICIENT_FUNDS')
    expect(await held()).toEqual({ cash: 1000n, bonus: 1000n })
  })

  test('above the highest stake while wagering: refused', async () => {
    await bonus({ maxStake: '3.00' })
    expect((await bet(bench.nextRound(), 301)).json.status).toBe('LIMIT_REACHED')
    expect((await bet(bench.nextRound(), 300)).json.status).toBe('OK')
  })

  test('a game that does not take the bonus: cash alone, and nothing is wagered', async () => {
    const id = await bonus({ excludedGames: ['NOVA_fox'] })
    expect((await bench.call('balance', session)).json).toMatchObject({ balance: '1000' })
    expect((await bet(bench.nextRound(), 1001)).json.status).toBe('INSUFFICIENT_FUNDS')
    await play(500, 0)
    expect(await held()).toEqual({ cash: 500n, bonus: 1000n })
    expect((await state(id))?.progress).toBe(0n)
  })

  test('taken back: both parts return, and the progress as well', async () => {
    const id = await bonus()
    const roundId = bench.nextRound()
    await bet(roundId, 1500, { txId: `bet-of-${roundId}` })
    await bench.call('rollback', session, { roundId, refTxId: `bet-of-${roundId}`, amount: '1500' })
    await gateway.ctx.events.drained()
    expect(await held()).toEqual({ cash: 1000n, bonus: 1000n })
    expect((await state(id))?.progress).toBe(0n)
  })

  test('stake was returned: a betwin stays, in both parts', async () => {
    await bonus()
    const roundId = bench.nextRound()
    const betwin = { roundId, txId: `bet-of-${roundId}`, amount: '1500', winAmount: '0' }
    expect((await bench.call('betwin', session, betwin)).json.status).toBe('OK')
    expect((await win(roundId, 1200, { returned: '1200' })).json.status).toBe('OK')
    const before = await held()
    const { json } = await bench.call('rollback', session, { roundId, refTxId: `bet-of-${roundId}` })
    expect(json.status).toBe('ROUND_CLOSED')
    expect(await held()).toEqual(before)
  })

  test('several bets of one round: the win follows the whole stake', async () => {
    await bonus()
    const roundId = bench.nextRound()
    await bet(roundId, 1000)
    await bet(roundId, 500)
    await win(roundId, 1500)
    expect(await held()).toEqual({ cash: 1000n, bonus: 1000n })
  })

  test('bet and win in one call', async () => {
    await bonus()
    const roundId = bench.nextRound()
    const { json } = await bench.call('betwin', session, {
      roundId,
      amount: '2000',
      winAmount: '1000',
      roundClosed: true,
    })
    expect(json).toMatchObject({ status: 'OK', balance: '1000', credited: '1000' })
    expect(await held()).toEqual({ cash: 500n, bonus: 500n })
  })
})

describe('the wagering', () => {
  test('cash counts as well; what is wagered becomes cash', async () => {
    const id = await bonus({ factor: 2 })
    await play(1000, 1000)
    expect(await state(id)).toMatchObject({ state: 'ACTIVE', progress: 1000n, required: 2000n })
    await play(1000, 0)
    expect(await state(id)).toMatchObject({ state: 'COMPLETED', progress: 2000n, converted: 1000n })
    expect(await held()).toEqual({ cash: 1000n, bonus: 0n })
  })

  test('a game of half weight counts half', async () => {
    const id = await bonus({ gameWeights: { NOVA_fox: 50 } })
    await play(1000, 1000)
    expect((await state(id))?.progress).toBe(500n)
  })

  test('more than the cap: the rest returns to the operator', async () => {
    const id = await bonus({ factor: 1, cashOutCap: '4.00' })
    await play(1000, 1000)
    expect(await state(id)).toMatchObject({ state: 'COMPLETED', converted: 400n })
    expect(await held()).toEqual({ cash: 1400n, bonus: 0n })
  })

  test('nothing left: used up, and a waiting bonus takes its turn', async () => {
    const first = await bonus({ stackable: true })
    const second = await bonus({ stackable: true }, '3.00')
    expect(await held()).toEqual({ cash: 1000n, bonus: 1000n })
    await play(2000, 0)
    expect((await state(first))?.state).toBe('USED_UP')
    expect((await state(second))?.state).toBe('ACTIVE')
    expect(await held()).toEqual({ cash: 0n, bonus: 300n })
  })

  test('a second bonus that is not stackable: refused', async () => {
    await bonus()
    await expect(bonus()).rejects.toThrow('bonus.active')
  })

  test('time over: the bonus money returns, the cash stays; a late win follows the bonus', async () => {
    const id = await bonus({ days: 1 })
    const roundId = bench.nextRound()
    await bet(roundId, 1500)
    gateway.clock.advance(86_400_000)
    await expireBonuses(gateway.ctx)
    expect(await state(id)).toMatchObject({ state: 'EXPIRED' })
    expect(await held()).toEqual({ cash: 0n, bonus: 0n })
    expect((await win(roundId, 3000)).json).toMatchObject({ status: 'OK' })
    // Two thirds of the stake were cash.
    expect(await held()).toEqual({ cash: 2000n, bonus: 0n })
  })

  test.each([1, 2, 200])('in batches of %i, those that cannot end: the others end all the same', async (batchSize) => {
    const { db, clock } = gateway.ctx
    const given = []
    for (const _ of Array.from({ length: 5 })) {
      player = await bench.newPlayer(10_00)
      given.push(await bonus({ days: 1 }))
    }
    // Their last movement is written already, so its row is refused.
    const stuck = given.slice(0, 3)
    for (const id of stuck)
      await inTransaction(db, (tx) =>
        insertMove(tx, { id, merchantCode: 'aurora' }, { step: 'end:back', kind: 'back', amount: minor(1), at: 0 }),
      )
    gateway.clock.advance(86_400_000)
    await expireBonuses(gateway.ctx, batchSize)
    const states = await Promise.all(given.map(async (id) => (await state(id))?.state))
    expect(states).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED', 'EXPIRED'])
    expect(await expiredBonuses(db, clock.now(), null, 200)).toEqual(expect.arrayContaining(stuck))
  })
})

describe('the member', () => {
  test('sees the bonus and its progress, and can give it up', async () => {
    const member = await gateway.tokenOf('player01')
    const { body: before } = await gateway.call('bonuses', { token: member })
    expect(before.value?.list).toEqual([])
    const { body } = await gateway.call('forfeitBonus', {
      token: member,
      headers: { 'idempotency-key': 'forfeit-0001' },
      body: { bonusId: await bonus() },
    })
    expect(body.errorCode).toBe('bonus.unknown')
  })
})

test('the stream topic has another version after each start, round, turn and end of a bonus, and of nobody else', async () => {
  const other = await bench.newPlayer(0)
  const seen = new Set<string | undefined>()
  const version = async () => {
    const versions = await rewardsTopic.versionsOf(gateway.ctx.db, [player, other], gateway.clock.now())
    expect(versions.get(other.id)).toBeUndefined()
    seen.add(versions.get(player.id))
  }
  await version()
  const id = await bonus({ factor: 1 })
  await version()
  await bonus({ stackable: true })
  await version()
  await play(400, 400)
  await version()
  await play(600, 600)
  expect((await state(id))?.state).toBe('COMPLETED')
  await version()
  expect(seen.size).toBe(5)
})
