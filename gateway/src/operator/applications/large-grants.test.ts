import { minor } from '@mosaic/contracts'
import type { CampaignTerms, DeskBody } from '@mosaic/contracts/desk'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { type Player, walletBench, type WalletBench } from '../../../testing/wallet'
import { depositBonuses } from '../../loyalty/campaigns/deposits/deposit-offers'
import { followDeposits } from '../../loyalty/campaigns/deposits/settled-deposits'
import { settleCampaigns } from '../../loyalty/campaigns/periods/settle-campaigns'
import { campaignById } from '../../loyalty/campaigns/store'
import { inTransaction } from '../../platform/db/transaction'
import { systemRandom } from '../../platform/runtime/random'

const day = 86_400_000
const everyGame = { categories: [], includedGames: [], excludedGames: [] }

let gateway: TestGateway
let desk: TestDesk
let bench: WalletBench
let player: Player
let token: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 17, 12) })
  desk = await startTestDesk(gateway)
  bench = await walletBench(gateway)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await desk.close()
  await gateway.close()
})
beforeEach(async () => {
  gateway.clock.advance(1)
  player = await bench.newPlayer(10_000_000)
  token = await openMemberSession(gateway, player.id)
})

let keys = 0
const keyed = () => ({ token, headers: { 'idempotency-key': `large-grant-${++keys}` } })
const launch = (id: string, of: CampaignTerms['of'], changes: Parameters<typeof launchedCampaign>[2] = {}) =>
  launchedCampaign(gateway.ctx, id, { ...changes, terms: { of, budget: '1000.00', ...changes.terms } })
const play = async (stake: number) => {
  await bench.playRound(await bench.open(player), String(stake), '0')
  await gateway.ctx.events.drained()
}
const shown = async (id: string) =>
  (await gateway.call('promotions', { token })).body.value?.content.find(({ promotionId }) => promotionId === id)
const waiting = async (id: string) =>
  (await desk.call('applications', { cookie: await desk.operator('cashier') })).value.list.find(
    ({ campaignId, memberId }) => campaignId === id && memberId === player.id,
  )
const decide = async (which: 1 | 2, body: DeskBody<'decideApplication'>) =>
  desk.call('decideApplication', { cookie: await desk.operator('cashier', which), body })
const committed = async (id: string) => (await campaignById(gateway.ctx.db, 'aurora', id))?.committed
const cash = async () => (await gateway.call('funds', { token })).body.value?.sumBalance
const claimAll = async () => {
  for (const { rewardId } of (await gateway.call('claimablePromotions', { token })).body.value ?? [])
    await gateway.call('claimPromotion', { ...keyed(), body: { promotionClaimId: rewardId } })
}

/** Earns 1,000.00, which two people decide from on, in a campaign of each kind. */
const earned: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  PROMO_CODE: async (id) => {
    await launch(id, { kind: 'PROMO_CODE', code: 'LARGE', amount: '1000.00' })
    const asked = { ...keyed(), body: { promoCode: 'LARGE' } }
    const { body } = await gateway.call('claimPromoCode', asked)
    expect(body.value).toMatchObject({ amount: '1000.00', waits: true })
    expect((await gateway.call('claimPromoCode', asked)).body.value).toEqual(body.value)
  },
  CHECK_IN: async (id) => {
    await launch(id, { kind: 'CHECK_IN', amounts: ['1000.00'] }, { sort: 1 })
    expect((await gateway.call('claimLoginPromotion', keyed())).body.value).toMatchObject({ waits: true })
  },
  FREE_ROUNDS: async (id) => {
    await launch(
      id,
      { kind: 'FREE_ROUNDS', rounds: 10 },
      { terms: { reward: { type: 'rounds', gameId: 'NOVA_fox', stake: '100.00', days: 7 } } },
    )
    await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: id } })
    expect((await gateway.call('freeRounds', { token })).body.value?.list).toEqual([])
  },
  APPLICATION: async (id) => {
    await launch(id, {
      kind: 'APPLICATION',
      ...{ amount: '1000.00', least: '1000.00', most: '1000.00', autoApproveUpTo: '1000.00' },
    })
    await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: id, remark: 'x' } })
  },
  MISSION: async (id) => {
    await launch(id, { kind: 'MISSION', metric: 'validBet', target: '1.00', amount: '1000.00', ...everyGame })
    await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: id } })
    gateway.clock.advance(1)
    await play(100)
  },
  VIP_UPGRADE: async (id) => {
    await launch(id, { kind: 'VIP_UPGRADE', amounts: ['1000.00'] })
    for (let turn = 0; turn < 6; turn += 1) await play(10_000)
  },
  TOURNAMENT: async (id) => {
    await launch(
      id,
      { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['1000.00'], ...everyGame },
      { endsAt: gateway.clock.now() + day },
    )
    await play(10_000)
    gateway.clock.advance(2 * day)
    await settleCampaigns(gateway.ctx)
    token = await openMemberSession(gateway, player.id)
  },
  FIRST_DEPOSIT: async (id) => {
    await launch(id, { kind: 'FIRST_DEPOSIT', percent: 100, cap: '1000.00', least: '10.00', methods: [] })
    const merchant = await gateway.ctx.merchants.byCode('aurora')
    if (!merchant) throw new Error('no merchant')
    const depositId = systemRandom.uuid()
    const at = gateway.clock.now()
    await inTransaction(gateway.ctx.db, async (tx) => {
      const promised = await depositBonuses.promise(gateway.ctx, tx, {
        ...{ merchant, member: { ...player, type: 0 } as never, offerId: id, depositId, amount: minor(100_000) },
      })
      if (!promised.ok) throw new Error(promised.code)
      await followDeposits.handle(tx, [
        {
          ...{ id: 0n, name: 'deposit.settled', memberId: player.id, at },
          payload: {
            ...{ merchantCode: 'aurora', depositId, currency: 'BRL', amount: '100000', bonusGrantId: promised.value },
          },
        } as never,
      ])
    })
  },
}

describe.each(Object.entries(earned))('a large reward of %s', (kind, earn) => {
  test('waits: shown to the member and at the desk, set aside; two people release it, then it is claimed once', async () => {
    const id = `large-${kind.toLowerCase().replace('_', '-')}`
    await earn(id)
    const before = await cash()
    await claimAll()
    expect(await cash()).toBe(before)
    expect(await shown(id)).toMatchObject({ state: kind === 'APPLICATION' ? 'APPLIED' : 'APPROVED', action: 'none' })
    const row = await waiting(id)
    expect(row).toMatchObject({ kind, amount: '1000.00', least: '1000.00', most: '1000.00', needsTwo: true })
    if (kind !== 'APPLICATION') expect(await committed(id)).toBe(100_000n)
    const approve = { id: row?.id ?? '', verdict: 'approve', amount: '1000.00' } as const
    expect((await decide(1, { ...approve, amount: '999.00' })).code).toBe('desk.campaign.amount')
    expect((await decide(1, approve)).value).toMatchObject({ approvedBy: 'cashier-1' })
    expect((await decide(1, approve)).code).toBe('desk.second.person')
    expect((await decide(2, approve)).value).toMatchObject({ state: 'ISSUED', decidedBy: 'cashier-2' })
    expect(await committed(id)).toBe(100_000n)
    await claimAll()
    await claimAll()
    const [whole = '0'] = (before ?? '').split('.')
    const brought = kind === 'FREE_ROUNDS' ? 0 : 1000
    expect((await cash())?.split('.')[0]).toBe(String(Number(whole) + brought))
    expect(await waiting(id)).toBeUndefined()
  })
})

test('rejected: the member reads why, and its money is free again', async () => {
  await launch('large-refused', { kind: 'PROMO_CODE', code: 'REFUSED', amount: '1000.00' })
  await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode: 'REFUSED' } })
  const row = await waiting('large-refused')
  await decide(1, { id: row?.id ?? '', verdict: 'reject', reason: 'Two accounts' })
  expect(await shown('large-refused')).toMatchObject({ state: 'REJECTED', reason: 'Two accounts' })
  expect(await committed('large-refused')).toBe(0n)
})

test('a mission that goes on is no case of the desk: neither approved nor rejected', async () => {
  const terms = { kind: 'MISSION', metric: 'validBet', target: '9.00', amount: '1000.00', ...everyGame } as const
  await launch('large-running', terms)
  await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: 'large-running' } })
  expect(await waiting('large-running')).toBeUndefined()
  const { rows } = await gateway.ctx.db.execute<{ id: string }>(
    `select id::text from grants where campaign_id = 'large-running'`,
  )
  const id = rows[0]?.id ?? ''
  expect((await decide(1, { id, verdict: 'reject', reason: 'Not yet done' })).code).toBe('desk.decided')
  expect((await decide(1, { id, verdict: 'approve', amount: '1000.00' })).code).toBe('desk.decided')
})

test('just below the limit: paid at once', async () => {
  await launch('large-below', { kind: 'PROMO_CODE', code: 'BELOW', amount: '999.99' })
  const { body } = await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode: 'BELOW' } })
  expect(body.value?.waits).toBeFalsy()
  expect(await shown('large-below')).toMatchObject({ state: 'CLAIMED' })
})
