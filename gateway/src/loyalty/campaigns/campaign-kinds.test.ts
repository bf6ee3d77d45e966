import type { CampaignTerms } from '@mosaic/contracts/desk'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { type Player, walletBench, type WalletBench } from '../../../testing/wallet'
import { drawWinners, seedHash } from './periods/draw'
import { settleCampaigns } from './periods/settle-campaigns'
import { campaignById } from './store'

const day = 86_400_000
/** A Wednesday, 12:00 UTC. */
const wednesday = Date.UTC(2026, 5, 17, 12)

let gateway: TestGateway
let bench: WalletBench
let player: Player
let token: string
let session: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: wednesday })
  bench = await walletBench(gateway)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})
const newPlayer = async () => {
  const made = await bench.newPlayer(100_000)
  return { player: made, token: await openMemberSession(gateway, made.id), session: await bench.open(made) }
}
beforeEach(async () => {
  ;({ player, token, session } = await newPlayer())
})

let keys = 0
const keyed = (as = token) => ({ token: as, headers: { 'idempotency-key': `campaign-kind-${++keys}` } })
const everyGame = { categories: [], includedGames: [], excludedGames: [] }
const launch = (id: string, of: CampaignTerms['of'], changes: Parameters<typeof launchedCampaign>[2] = {}) =>
  launchedCampaign(gateway.ctx, id, { ...changes, terms: { of, ...changes.terms } })
const shown = async (id: string, as = token) =>
  (await gateway.call('promotions', { token: as })).body.value?.content.find(({ promotionId }) => promotionId === id)
const join = async (promotionId: string) =>
  (await gateway.call('joinPromotion', { ...keyed(), body: { promotionId } })).body
const rewards = async (as = token) => (await gateway.call('claimablePromotions', { token: as })).body.value ?? []
const claimAll = async (as = token) => {
  for (const { rewardId } of await rewards(as))
    await gateway.call('claimPromotion', { ...keyed(as), body: { promotionClaimId: rewardId } })
}
const cash = async (as = token) => (await gateway.call('funds', { token: as })).body.value?.sumBalance
const play = async (stake: number, payout: number, as = session) => {
  const roundId = bench.nextRound()
  const txId = `bet-of-${roundId}`
  await bench.call('bet', as, { roundId, txId, amount: String(stake) })
  await bench.call('win', as, { roundId, amount: String(payout), roundClosed: true })
  await gateway.ctx.events.drained()
  return { roundId, txId, stake }
}
/** Bet and win in one call, which can be taken back afterwards. */
const playInOneCall = async (stake: number, as = session) => {
  const roundId = bench.nextRound()
  const txId = `bet-of-${roundId}`
  await bench.call('betwin', as, { roundId, txId, amount: String(stake), winAmount: '0', roundClosed: true })
  await gateway.ctx.events.drained()
  return { roundId, txId, stake }
}
const takeBack = async ({ roundId, txId, stake }: Awaited<ReturnType<typeof play>>, as = session) => {
  const { json } = await bench.call('rollback', as, { roundId, refTxId: txId, amount: String(stake) })
  expect(json.status).toBe('OK')
  await gateway.ctx.events.drained()
}

describe('a mission', () => {
  const of = { kind: 'MISSION', metric: 'validBet', target: '20.00', amount: '1.00', ...everyGame } as const

  test('joined, counted from then on, completed, claimed once', async () => {
    await launch('mission', of)
    await play(2000, 0)
    expect(await shown('mission')).toMatchObject({ label: 'join', action: 'join', progress: { done: '0.00' } })
    expect((await join('mission')).value).toMatchObject({
      state: 'IN_PROCESS',
      action: 'play',
      progress: { done: '0.00', target: '20.00', unit: 'money' },
    })
    gateway.clock.advance(1)
    expect(await join('mission')).toMatchObject({ errorCode: 'promotion.taken' })
    await play(1500, 1500)
    expect(await shown('mission')).toMatchObject({ state: 'IN_PROCESS', progress: { done: '15.00' } })
    await play(500, 0)
    expect(await shown('mission')).toMatchObject({ state: 'ISSUED', action: 'claim', progress: { done: '20.00' } })
    await claimAll()
    expect(await cash()).toBe('976.00')
    expect(await shown('mission')).toMatchObject({ state: 'CLAIMED', action: 'none' })
  })

  test('a bet that is taken back takes its progress along, also after the reward was issued', async () => {
    await launch('undone', of)
    await join('undone')
    const first = await playInOneCall(1500)
    await takeBack(first)
    expect(await shown('undone')).toMatchObject({ progress: { done: '0.00' } })
    const second = await playInOneCall(2000)
    const [reward] = await rewards()
    await takeBack(second)
    const { body } = await gateway.call('claimPromotion', {
      ...keyed(),
      body: { promotionClaimId: reward?.rewardId ?? '' },
    })
    expect(body.errorCode).toBe('reward.not.claimable')
    await play(2000, 0)
    await claimAll()
    expect(await shown('undone')).toMatchObject({ state: 'CLAIMED' })
  })

  test.each([
    ['rounds', { metric: 'rounds', target: '2' }, { done: '2', target: '2', unit: 'count' }],
    ['only in other games', { excludedGames: ['NOVA_fox'] }, { done: '0.00' }],
    ['only in another category', { categories: ['LIVE'] }, { done: '0.00' }],
  ] as const)('%s', async (title, changes, progress) => {
    const id = `mission-${title.replaceAll(' ', '-')}`
    await launch(id, { ...of, ...changes } as CampaignTerms['of'])
    await join(id)
    await play(100, 0)
    await play(100, 0)
    expect(await shown(id)).toMatchObject({ progress })
  })

  test('not completed before the end: closed, and its money is free again', async () => {
    await launch('too-late', of, { endsAt: gateway.clock.now() + day, terms: { budget: '1.00' } })
    await join('too-late')
    expect((await campaignById(gateway.ctx.db, 'aurora', 'too-late'))?.committed).toBe(100n)
    gateway.clock.advance(2 * day)
    await settleCampaigns(gateway.ctx)
    expect((await campaignById(gateway.ctx.db, 'aurora', 'too-late'))?.committed).toBe(0n)
  })
})

test('free rounds: joining brings the rounds of the game, once', async () => {
  await launch(
    'rounds',
    { kind: 'FREE_ROUNDS', rounds: 5 },
    { terms: { reward: { type: 'rounds', gameId: 'NOVA_fox', stake: '2.00', days: 7 } } },
  )
  expect(await shown('rounds')).toMatchObject({ action: 'join', amount: '10.00', reward: 'rounds' })
  expect((await join('rounds')).value).toMatchObject({ state: 'CLAIMED' })
  expect((await gateway.call('freeRounds', { token })).body.value?.list).toMatchObject([
    { gameId: 'NOVA_fox', rounds: 5, stake: '2.00' },
  ])
  expect(await join('rounds')).toMatchObject({ errorCode: 'promotion.taken' })
})

test('VIP upgrade: each level that is reached brings its gift once; a level from before brings none', async () => {
  for (let turn = 0; turn < 6; turn += 1) await play(10_000, 10_000)
  gateway.clock.advance(day)
  await launch('levels', { kind: 'VIP_UPGRADE', amounts: ['1.00', '5.00', null] })
  session = await bench.open(player)
  token = await openMemberSession(gateway, player.id)
  await play(1000, 1000)
  expect(await rewards()).toEqual([])
  for (let turn = 0; turn < 20; turn += 1) await play(10_000, 10_000)
  expect(await rewards()).toMatchObject([{ promotionId: 'levels', amount: '5.00' }])
  await play(10_000, 10_000)
  expect(await rewards()).toHaveLength(1)
})

test('cashback: a share of the valid bets of the week, once the week is over; nothing below the least', async () => {
  const of = { kind: 'CASHBACK', rateBp: 100, least: '1.00', most: '2.00', ...everyGame } as const
  await launch('cashback', of)
  const low = await newPlayer()
  await play(10_000, 0)
  await play(5_000, 0)
  await play(1_000, 0, low.session)
  await settleCampaigns(gateway.ctx)
  expect(await rewards()).toEqual([])
  gateway.clock.advance(7 * day)
  await settleCampaigns(gateway.ctx)
  await settleCampaigns(gateway.ctx)
  token = await openMemberSession(gateway, player.id)
  expect((await rewards()).filter(({ promotionId }) => promotionId === 'cashback')).toMatchObject([{ amount: '1.50' }])
  expect((await rewards(await openMemberSession(gateway, low.player.id))).length).toBe(0)
})

test.each([
  [
    'turnover',
    [
      [1000, 0],
      [2000, 0],
    ],
    [[2500, 0]],
    '30.00',
  ],
  [
    'multiplier',
    [[100, 5000]],
    [
      [100, 9000],
      [5000, 0],
    ],
    '50.00',
  ],
] as const)('tournament by %s: places, prizes at the end, and nothing twice', async (metric, own, others, value) => {
  const id = `cup-${metric}`
  const ends = gateway.clock.now() + day
  await launch(
    id,
    { kind: 'TOURNAMENT', metric, leastStake: '1.00', prizes: ['10.00', '5.00'], ...everyGame },
    { endsAt: ends, terms: { budget: '15.00' } },
  )
  const other = await newPlayer()
  for (const [stake, payout] of own) await play(stake, payout)
  for (const [stake, payout] of others) await play(stake, payout, other.session)
  await play(50, 50_000)
  const board = (await gateway.call('promotionBoard', { token, query: { promotionId: id } })).body.value
  expect(board).toMatchObject({ metric, own: value, isOver: false, prizes: ['10.00', '5.00'] })
  expect(board?.rows.findIndex(({ isOwn }) => isOwn)).toBe(metric === 'turnover' ? 0 : 1)
  gateway.clock.advance(2 * day)
  await settleCampaigns(gateway.ctx)
  await settleCampaigns(gateway.ctx)
  const prizeOf = async (memberId: string) =>
    (await rewards(await openMemberSession(gateway, memberId))).map(({ amount }) => amount)
  const first = metric === 'turnover' ? player : other.player
  const second = metric === 'turnover' ? other.player : player
  expect([await prizeOf(first.id), await prizeOf(second.id)]).toEqual([['10.00'], ['5.00']])
})

test('a tournament for others: what counts by itself is shown with the reason why it brings nothing', async () => {
  await launch(
    'for-agents',
    { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['10.00'], ...everyGame },
    { endsAt: gateway.clock.now() + day, terms: { eligibility: { customers: 'agents' } } },
  )
  expect(await shown('for-agents')).toMatchObject({ state: 'OPEN', action: 'none', unmet: 'customers' })
  await play(100, 0)
  expect(await shown('for-agents')).toMatchObject({ state: 'IN_PROCESS', action: 'none', unmet: 'customers' })
})

describe('a raffle', () => {
  test('tickets by valid bets; the seed is sealed before the draw and proves it afterwards', async () => {
    await launch(
      'raffle',
      { kind: 'RAFFLE', ticketPer: '10.00', mostTickets: 3, prizes: ['10.00'], ...everyGame },
      { endsAt: gateway.clock.now() + day },
    )
    await play(2500, 0)
    expect(await shown('raffle')).toMatchObject({ state: 'IN_PROCESS', progress: { done: '2', target: '3' } })
    await play(5000, 0)
    const ask = async () => (await gateway.call('promotionBoard', { query: { promotionId: 'raffle' } })).body.value
    const before = await ask()
    expect(before).toMatchObject({ metric: 'tickets', draw: { seed: null } })
    gateway.clock.advance(2 * day)
    await settleCampaigns(gateway.ctx)
    const after = await ask()
    expect(after?.draw?.hash).toBe(before?.draw?.hash)
    expect(seedHash(after?.draw?.seed ?? '')).toBe(before?.draw?.hash)
    expect(await rewards(await openMemberSession(gateway, player.id))).toMatchObject([{ amount: '10.00' }])
  })

  test('a draw: who has more tickets wins more often, nobody twice, and the same seed draws the same', () => {
    const entries = [
      { memberId: 'a', tickets: 9 },
      { memberId: 'b', tickets: 1 },
      { memberId: 'c', tickets: 0 },
    ]
    const wins = Array.from({ length: 2000 }, (_, turn) => drawWinners(`seed ${turn}`, entries, 1)[0])
    const share = wins.filter((winner) => winner === 'a').length / wins.length
    expect(share).toBeGreaterThan(0.87)
    expect(share).toBeLessThan(0.93)
    expect([...drawWinners('seed', entries, 5)].sort()).toEqual(['a', 'b'])
    expect(drawWinners('seed', entries, 2)).toEqual(drawWinners('seed', entries, 2))
  })
})
