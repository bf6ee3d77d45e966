import type { CampaignTerms, DeskBody } from '@mosaic/contracts/desk'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { earnedKinds, rewardEarner } from '../../../testing/earned-rewards'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { type Player, walletBench, type WalletBench } from '../../../testing/wallet'
import { campaignById } from '../../loyalty/campaigns/store'

const everyGame = { categories: [], includedGames: [], excludedGames: [] }

let gateway: TestGateway
let desk: TestDesk
let bench: WalletBench
let earn: ReturnType<typeof rewardEarner>
let player: Player
let token: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 17, 12) })
  desk = await startTestDesk(gateway)
  bench = await walletBench(gateway)
  earn = rewardEarner(gateway, bench)
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
/** Rewards that wait for two people, as the member sees them. */
const checked = async () => (await gateway.call('claimablePromotions', { token, query: { status: 'A' } })).body.value
const claimAll = async () => {
  for (const { rewardId } of (await gateway.call('claimablePromotions', { token })).body.value ?? [])
    await gateway.call('claimPromotion', { ...keyed(), body: { promotionClaimId: rewardId } })
}

describe.each(earnedKinds)('a large reward of %s', (kind) => {
  test('waits: shown to the member and at the desk, set aside; two people release it, then it is claimed once', async () => {
    const id = `large-${kind.toLowerCase().replace('_', '-')}`
    const answer = await earn[kind]({
      id,
      player,
      amount: '1000.00',
      terms: { budget: '1000.00' },
    })
    if (answer) expect(answer).toMatchObject({ amount: '1000.00', waits: true })
    token = await openMemberSession(gateway, player.id)
    const before = await cash()
    await claimAll()
    expect(await cash()).toBe(before)
    expect(await shown(id)).toMatchObject({ state: kind === 'APPLICATION' ? 'APPLIED' : 'APPROVED', action: 'none' })
    const row = await waiting(id)
    expect(row).toMatchObject({ kind, amount: '1000.00', least: '1000.00', most: '1000.00', needsTwo: true })
    if (kind !== 'APPLICATION') {
      expect(await committed(id)).toBe(100_000n)
      expect(await checked()).toMatchObject([{ promotionId: id, amount: '1000.00', issuedAt: null, claimUntil: null }])
    }
    const approve = { id: row?.id ?? '', verdict: 'approve', amount: '1000.00' } as const
    expect((await decide(1, { ...approve, amount: '999.00' })).code).toBe('desk.campaign.amount')
    expect((await decide(1, approve)).value).toMatchObject({ approvedBy: 'cashier-1' })
    expect((await decide(1, approve)).code).toBe('desk.second.person')
    expect((await decide(2, approve)).value).toMatchObject({ state: 'ISSUED', decidedBy: 'cashier-2' })
    expect(await checked()).toEqual([])
    expect(await committed(id)).toBe(100_000n)
    await claimAll()
    await claimAll()
    const [whole = '0'] = (before ?? '').split('.')
    const brought = kind === 'FREE_ROUNDS' ? 0 : 1000
    expect((await cash())?.split('.')[0]).toBe(String(Number(whole) + brought))
    expect(await waiting(id)).toBeUndefined()
  }, 240_000)
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

test('a break begins: an application is not approved, an earned reward is released', async () => {
  const application = {
    kind: 'APPLICATION',
    amount: '20.00',
    least: '20.00',
    most: '20.00',
    autoApproveUpTo: null,
  } as const
  await launch('break-applied', application)
  await launch('break-earned', { kind: 'PROMO_CODE', code: 'EARNED', amount: '1000.00' })
  await gateway.call('joinPromotion', { ...keyed(), body: { promotionId: 'break-applied' } })
  await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode: 'EARNED' } })
  const [applied, earned] = [(await waiting('break-applied'))?.id ?? '', (await waiting('break-earned'))?.id ?? '']
  expect((await gateway.call('exclude', { token, body: { span: '1d', confirmed: true } })).body.success).toBe(true)
  const approve = { id: applied, verdict: 'approve', amount: '20.00' } as const
  expect((await decide(1, approve)).code).toBe('desk.member.excluded')
  for (const which of [1, 2] as const) await decide(which, { id: earned, verdict: 'approve', amount: '1000.00' })
  expect(await waiting('break-earned')).toBeUndefined()
  const reject = { id: applied, verdict: 'reject', reason: 'Apply again after the break' } as const
  expect((await decide(1, reject)).value).toMatchObject({ state: 'REJECTED' })
})

test('just below the limit: paid at once', async () => {
  await launch('large-below', { kind: 'PROMO_CODE', code: 'BELOW', amount: '999.99' })
  const { body } = await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode: 'BELOW' } })
  expect(body.value?.waits).toBeFalsy()
  expect(await shown('large-below')).toMatchObject({ state: 'CLAIMED' })
})
