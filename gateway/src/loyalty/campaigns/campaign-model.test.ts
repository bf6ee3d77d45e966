import { grantStates, minor, promotionStates } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { usualWagering } from '../../../testing/bonus'
import { launchedCampaign } from '../../../testing/campaign'
import { endOrder, orderWithBonus } from '../../../testing/deposit-with-bonus'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { inTransaction } from '../../platform/db/transaction'
import { settleCampaigns } from './periods/settle-campaigns'
import { compareProgress, rewriteProgress } from './progress/recompute'
import { lockCampaign } from './campaign-store'
import { issueGrant, rejectGrant } from './grant'
import { stopCampaign } from './stop-campaign'
import { campaignById, lockGrant } from './store'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const everyGame = { categories: [], includedGames: [], excludedGames: [] }
const kinds: readonly CampaignTerms['of'][] = [
  { kind: 'MISSION', metric: 'validBet', target: '5.00', amount: '2.00', ...everyGame },
  { kind: 'MISSION', metric: 'rounds', target: '2', amount: '2.00', ...everyGame },
  // Its reward waits for two people.
  { kind: 'MISSION', metric: 'rounds', target: '1', amount: '1000.00', ...everyGame },
  { kind: 'FIRST_DEPOSIT', percent: 50, cap: '3.00', least: '1.00', methods: [] },
  { kind: 'RELOAD', every: 'deposit', percent: 50, cap: null, least: '1.00', methods: [] },
  { kind: 'RAFFLE', ticketPer: '1.00', mostTickets: 5, prizes: ['2.00'], ...everyGame },
  { kind: 'CASHBACK', rateBp: 500, least: '0.10', most: '1.00', ...everyGame },
  { kind: 'TOURNAMENT', metric: 'multiplier', leastStake: '1.00', prizes: ['2.00', '1.00'], ...everyGame },
  { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '0.50', prizes: ['2.00'], ...everyGame },
]
type Step =
  | { readonly do: 'bet'; readonly stake: number; readonly times: number }
  | { readonly do: 'take back' | 'join' | 'claim' | 'forfeit' | 'end' }
  | { readonly do: 'deposit'; readonly amount: number; readonly arrives: 'all' | 'half' | 'nothing' }
  | { readonly do: 'release' | 'reject' }
  | { readonly do: 'wait'; readonly hours: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      stake: fc.integer({ min: 20, max: 600 }),
      times: fc.constantFrom(0, 0, 1, 3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take back' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('join' as const, 'claim' as const, 'forfeit' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      amount: fc.integer({ min: 50, max: 800 }),
      arrives: fc.constantFrom('all' as const, 'half' as const, 'nothing' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'reject' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 200) }) },
)

const [validBetMission] = kinds
const examples: [CampaignTerms['of'], boolean, number, Step[]][] = validBetMission
  ? [
      // A bet and the joining of its player in one millisecond, the bet handled first.
      [
        validBetMission,
        false,
        2,
        [{ do: 'take back' }, { do: 'bet', stake: 20, times: 0 }, { do: 'bet', stake: 20, times: 0 }, { do: 'join' }],
      ],
      // A bet that is taken back after the campaign was stopped.
      [
        validBetMission,
        false,
        2,
        [
          { do: 'join' },
          { do: 'take back' },
          { do: 'bet', stake: 600, times: 0 },
          { do: 'wait', hours: 1 },
          { do: 'end' },
          { do: 'take back' },
        ],
      ],
    ]
  : []

const isOfDeposits = ({ kind }: CampaignTerms['of']): boolean => kind === 'FIRST_DEPOSIT' || kind === 'RELOAD'
const isLarge = (of: CampaignTerms['of']): boolean => of.kind === 'MISSION' && of.amount === '1000.00'

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await gateway.ctx.db.execute<Row>(query)).rows

/** What operators do with rewards that wait for two people. */
const decideWaiting = async (campaignId: string, how: 'release' | 'reject'): Promise<void> => {
  const waiting = await rowsOf<{ id: string }>(
    sql`select id from grants where campaign_id = ${campaignId} and state = 'APPROVED'`,
  )
  for (const { id } of waiting)
    await inTransaction(gateway.ctx.db, async (tx) => {
      const [grant, campaign] = [await lockGrant(tx, id), await lockCampaign(tx, campaignId)]
      if (!grant || !campaign) throw new Error('no grant')
      const [by, at] = ['two', gateway.clock.now()]
      if (how === 'reject') await rejectGrant(tx, grant, { reason: 'Two accounts', by, at })
      else await issueGrant(tx, campaign, grant, { amount: grant.amount, by, at })
    })
}

let serial = 0
let keys = 0

const run = async (of: CampaignTerms['of'], isBonus: boolean, budget: number, steps: readonly Step[]) => {
  const { ctx, clock } = gateway
  const id = `model-${++serial}`
  // The rounds of the run before are not of its time.
  clock.advance(1000)
  await launchedCampaign(ctx, id, {
    ...((of.kind === 'RAFFLE' || of.kind === 'TOURNAMENT') && { endsAt: clock.now() + 100 * 3_600_000 }),
    terms: {
      of,
      reward:
        isBonus || isOfDeposits(of)
          ? { type: 'bonus', wagering: { ...usualWagering, factor: 2, stackable: true } }
          : { type: 'cash' },
      budget: `${budget * (isLarge(of) ? 1000 : 1)}.00`,
    },
  })
  const players = await Promise.all([1, 2].map(() => bench.newPlayer(2_000)))
  const bets: { readonly roundId: string; readonly txId: string; readonly stake: number; readonly session: string }[] =
    []
  for (const [turn, each] of steps.entries()) {
    const player = players[turn % players.length]
    if (!player) continue
    const [token, session] = [await openMemberSession(gateway, player.id), await bench.open(player)]
    const keyed = () => ({ token, headers: { 'idempotency-key': `model-key-${++keys}` } })
    switch (each.do) {
      case 'bet': {
        const roundId = bench.nextRound()
        const bet = { roundId, txId: `bet-of-${roundId}`, stake: each.stake, session }
        const win = { winAmount: String(each.stake * each.times), roundClosed: true }
        const { json } = await bench.call('betwin', session, { ...bet, amount: String(each.stake), ...win })
        if (json.status === 'OK') bets.push(bet)
        break
      }
      case 'take back': {
        const bet = bets.pop()
        if (bet)
          await bench.call('rollback', bet.session, {
            roundId: bet.roundId,
            refTxId: bet.txId,
            amount: String(bet.stake),
          })
        break
      }
      case 'join':
        await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: id } })
        break
      case 'claim':
        for (const { rewardId } of (await gateway.call('claimablePromotions', { token })).body.value ?? [])
          await gateway.call('claimPromotion', { ...keyed(), body: { promotionClaimId: rewardId } })
        break
      case 'forfeit':
        for (const { bonusId } of (await gateway.call('bonuses', { token })).body.value?.list ?? [])
          await gateway.call('forfeitBonus', { ...keyed(), body: { bonusId } })
        break
      case 'deposit': {
        if (!isOfDeposits(of)) break
        const order = await orderWithBonus(gateway, player, {
          campaignId: id,
          bonus: minor(Math.ceil(each.amount / 2)),
        })
        const arrived = { all: each.amount, half: Math.floor(each.amount / 2), nothing: null }[each.arrives]
        if (order) await endOrder(gateway, player, order, arrived === null ? null : minor(arrived))
        break
      }
      case 'release':
      case 'reject':
        await decideWaiting(id, each.do)
        break
      case 'end':
        await inTransaction(ctx.db, async (tx) => {
          const campaign = await lockCampaign(tx, id)
          if (campaign?.state === 'LIVE') await stopCampaign(tx, campaign, 'one', clock.now())
        })
        break
      case 'wait':
        clock.advance(each.hours * 3_600_000)
        await settleCampaigns(ctx)
    }
    await ctx.events.drained()
  }
  for (const { id: memberId } of players) {
    const token = await openMemberSession(gateway, memberId)
    const { content = [] } = (await gateway.call('promotions', { token })).body.value ?? {}
    expect(promotionStates).toContain(content.find(({ promotionId }) => promotionId === id)?.state)
  }
  return id
}

test('any campaign, deposits, bets, voids, claims, decisions and waiting: budgets hold, the books agree, progress is what the rounds say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.boolean(),
      fc.integer({ min: 2, max: 5 }),
      fc.array(step, { minLength: 4, maxLength: 10 }),
      async (of, isBonus, budget, steps) => {
        const id = await run(of, isBonus, budget, steps)
        const campaign = await campaignById(gateway.ctx.db, 'aurora', id)
        if (!campaign) throw new Error('no campaign')
        const [promised] = await rowsOf<{ sum: string }>(
          sql`select coalesce(sum(amount), 0)::text as sum from grants where campaign_id = ${id} and state in ('IN_PROCESS', 'APPROVED', 'ISSUED', 'CLAIMED')`,
        )
        expect(promised?.sum).toBe(String(campaign.committed))
        expect(campaign.committed).toBeLessThanOrEqual(campaign.budget ?? 0n)
        const states = await rowsOf<{ state: string }>(sql`select distinct state from grants where campaign_id = ${id}`)
        for (const { state } of states) expect(grantStates).toContain(state)
        const compared = () => inTransaction(gateway.ctx.db, (tx) => compareProgress(tx, campaign))
        expect(await compared()).toEqual([])
        await gateway.ctx.db.execute(sql`update campaign_progress set value = value + 1 where campaign_id = ${id}`)
        await rewriteProgress(gateway.ctx.db, id, gateway.clock.now())
        expect(await compared()).toEqual([])
        const wagered = await rowsOf(sql`
          select b.id from bonuses b where b.campaign_id = ${id}
            and b.progress <> (select coalesce(sum(counted), 0) from bonus_rounds r where r.bonus_id = b.id)`)
        expect(wagered).toEqual([])
      },
    ),
    {
      numRuns: Number(process.env.CAMPAIGN_RUNS ?? 6),
      interruptAfterTimeLimit: Number(process.env.CAMPAIGN_RUNS ?? 6) * 5000,
      examples,
      ...(process.env.CAMPAIGN_SEED !== undefined && { seed: Number(process.env.CAMPAIGN_SEED) }),
    },
  )
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
})
