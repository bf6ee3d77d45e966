import { bookDifferencesIn } from '../../../testing/book-differences'
import { giveMoney } from '../../../testing/give-money'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Player, walletBench, type WalletBench } from '../../../testing/wallet'
import { createMember, memberByAccount, openSession, setContacts } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { kycSubmissions } from '../../identity/kyc/schema'
import { payoutAccounts } from '../../money/withdrawals/schema'
import { campaigns } from '../campaigns/schema'
import { lockReferral } from './store'
import { rewardFriends } from './reward-friends'

const day = 86_400_000
let gateway: TestGateway
let bench: WalletBench
let referrer: Awaited<ReturnType<typeof person>>
let accounts = 0

beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})

const person = async (fields: { readonly deviceId?: string; readonly referrerId?: string } = {}) => {
  const { ctx } = gateway
  const merchant = await ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const account = `friend${++accounts}`
  const { deviceId = `device-of-${account}`, referrerId = null } = fields
  return inTransaction(ctx.db, async (tx) => {
    const about = { merchant, account, type: 0, passwordHash: null, parentId: null, referrerId, at: ctx.clock.now() }
    const member = await createMember(tx, ctx, about)
    const from = { deviceId, userAgent: 'test', ip: '203.0.113.9', confirmed: false }
    const { info } = await openSession(tx, ctx, { ...member, lastLoginAt: null }, from)
    return { ...member, token: info.token, account, deviceId }
  })
}
beforeEach(async () => {
  gateway.clock.advance(day)
  await fresh(`invite-${++accounts}`, { budget: '60.00' })
  referrer = await person()
})

const endCampaigns = () => gateway.ctx.db.update(campaigns).set({ state: 'ENDED', endedAt: gateway.clock.now() })
/** The only referral promotion. */
const fresh = async (id: string, terms: { readonly budget: string }) => {
  await endCampaigns()
  await launchedCampaign(gateway.ctx, id, {
    terms: { of: { kind: 'REFERRAL', amount: '15.00', least: '10.00' }, ...terms },
  })
}
const friendOf = (id: string, deviceId?: string) =>
  person({ referrerId: id, ...(deviceId !== undefined && { deviceId }) })
const betOf = async (player: Player, stake: number): Promise<string> => {
  gateway.clock.advance(1)
  await giveMoney(gateway.ctx.db, player, 100_00, gateway.clock.now())
  const roundId = bench.nextRound()
  const bet = { roundId, txId: `bet-${roundId}`, amount: String(stake), winAmount: '0', roundClosed: true }
  const placed = await bench.call('betwin', await bench.open(player), bet)
  if (placed.json.status !== 'OK') throw new Error(placed.json.status)
  await gateway.ctx.events.drained()
  return roundId
}
const decided = async (friend: { readonly id: string }) => {
  await rewardFriends(gateway.ctx)
  const row = await inTransaction(gateway.ctx.db, (tx) => lockReferral(tx, friend.id))
  return row && { state: row.state, reason: row.reason }
}
const details = async (token = referrer.token) => (await gateway.call('referralDetails', { token })).body.value
const rewards = async () => (await gateway.call('claimablePromotions', { token: referrer.token })).body.value ?? []

test('link opened, friend registered and played: counted step by step, and the reward is claimed once', async () => {
  const { referralCode = '' } = (await details()) ?? {}
  expect(referralCode).toMatch(/^[A-Z2-9]{8}$/)
  expect((await details())?.referralCode).toBe(referralCode)
  const click = (visitorId: string, code = referralCode) =>
    gateway.call('countReferralClick', { body: { code, visitorId } })
  for (const visitor of ['v1', 'v1', 'v2']) expect((await click(visitor)).body.success).toBe(true)
  expect((await click('v3', 'NOSUCHCD')).body.success).toBe(true)
  expect(await details()).toMatchObject({ clicks: 2, totalInvitations: 0, qualified: 0, earned: '0.00' })

  const registered = await gateway.call('register', {
    body: {
      ...{ type: 0, registerMethod: 'H5', ageConfirmed: true, agreement: true, username: 'invited1' },
      ...{ password: 'Other#2026', confirmPassword: 'Other#2026', loginDeviceId: 'phone-of-a-friend' },
      affiliateCode: referralCode.toLowerCase(),
      ...(await gateway.solveCaptcha()),
    },
  })
  expect(registered.body.errorCode).toBeUndefined()
  const friend = await memberByAccount(gateway.ctx.db, 'aurora', 'invited1')
  if (!friend) throw new Error('no friend')
  expect(friend.parentId).toBeNull()
  await betOf(friend, 9_99)
  expect(await decided(friend)).toEqual({ state: 'WAITING', reason: '' })
  expect(await details()).toMatchObject({ totalInvitations: 1, qualified: 1, claimable: '0.00' })
  await betOf(friend, 10_00)
  await betOf(friend, 10_00)
  expect(await decided(friend)).toEqual({ state: 'REWARDED', reason: '' })
  expect(await details()).toMatchObject({ claimable: '15.00', promotion: { amount: '15.00', least: '10.00' } })
  const [reward, ...more] = await rewards()
  expect([reward?.promotionType, reward?.amount, more]).toEqual(['REFERRAL', '15.00', []])
  await gateway.call('claimPromotion', {
    token: referrer.token,
    headers: { 'idempotency-key': 'claim-friend' },
    body: { promotionClaimId: reward?.rewardId ?? '' },
  })
  expect(await details()).toMatchObject({ earned: '15.00', claimable: '0.00' })
})

test('code of an agent: the friend joins their team', async () => {
  const agent = await memberByAccount(gateway.ctx.db, 'aurora', 'agent01')
  const { referralCode: affiliateCode = '' } = (await details(await gateway.tokenOf('agent01'))) ?? {}
  await gateway.call('register', {
    body: {
      ...{ type: 0, registerMethod: 'H5', ageConfirmed: true, agreement: true, username: 'invited2' },
      ...{ password: 'Other#2026', confirmPassword: 'Other#2026', loginDeviceId: 'phone-2', affiliateCode },
      ...(await gateway.solveCaptcha()),
    },
  })
  expect((await memberByAccount(gateway.ctx.db, 'aurora', 'invited2'))?.parentId).toBe(agent?.id)
})

describe('no reward', () => {
  const samePerson = { state: 'REFUSED', reason: 'same-person' }

  test('the friend uses a device of the member', async () => {
    const friend = await friendOf(referrer.id, referrer.deviceId)
    await betOf(friend, 20_00)
    expect(await decided(friend)).toEqual(samePerson)
    expect(await rewards()).toEqual([])
  })

  test('the friend uses a device of another friend: the first one counts', async () => {
    const [first, second] = [await friendOf(referrer.id, 'one-phone'), await friendOf(referrer.id, 'one-phone')]
    await betOf(first, 20_00)
    expect(await decided(first)).toEqual(samePerson)
    await betOf(second, 20_00)
    expect(await decided(second)).toEqual(samePerson)
  })

  test.each([
    [
      'e-mail address, in another case',
      (id: string, own: boolean) =>
        setContacts(gateway.ctx.db, id, { email: own ? 'me@example.com' : 'ME@example.com' }),
    ],
    [
      'payout account',
      (memberId: string) =>
        gateway.ctx.db.insert(payoutAccounts).values({
          ...{
            id: gateway.ctx.random.uuid(),
            merchantCode: 'aurora',
            memberId,
            kind: 'pix',
            holder: 'Ana',
            account: 'ana@pix',
          },
          ...{
            isDefault: true,
            createdAt: gateway.clock.now(),
            removedAt: memberId === referrer.id ? gateway.clock.now() : null,
          },
        }),
    ],
    [
      'identity document',
      (memberId: string) =>
        gateway.ctx.db.insert(kycSubmissions).values({
          ...{
            id: gateway.ctx.random.uuid(),
            merchantCode: 'aurora',
            memberId,
            fullName: 'Ana',
            documentNumber: '52998224725',
          },
          ...{ state: 'PENDING', createdAt: gateway.clock.now() },
        }),
    ],
  ] as const)('the friend has the same %s', async (_title, give) => {
    const friend = await friendOf(referrer.id)
    await give(referrer.id, true)
    await give(friend.id, false)
    await betOf(friend, 20_00)
    expect(await decided(friend)).toEqual(samePerson)
  })

  test('the friend registered before the promotion began', async () => {
    const friend = await friendOf(referrer.id)
    gateway.clock.advance(1)
    await fresh('later', { budget: '60.00' })
    await betOf(friend, 20_00)
    expect(await decided(friend)).toEqual({ state: 'WAITING', reason: '' })
  })
})

test('bet taken back: the reward is closed, its budget returns, and a later bet earns it', async () => {
  await fresh('void', { budget: '15.00' })
  const friend = await friendOf(referrer.id)
  const roundId = await betOf(friend, 20_00)
  expect(await decided(friend)).toEqual({ state: 'REWARDED', reason: '' })
  const session = await bench.open(friend)
  await bench.call('rollback', session, { roundId, refTxId: `bet-${roundId}` })
  await gateway.ctx.events.drained()
  expect(await decided(friend)).toEqual({ state: 'WAITING', reason: '' })
  expect(await rewards()).toEqual([])
  await betOf(friend, 20_00)
  expect(await decided(friend)).toEqual({ state: 'REWARDED', reason: '' })
})

test('budget for one reward: the second friend earns none', async () => {
  await fresh('small', { budget: '15.00' })
  const [first, second] = [await friendOf(referrer.id), await friendOf(referrer.id)]
  await betOf(first, 20_00)
  await betOf(second, 20_00)
  await rewardFriends(gateway.ctx)
  const decisions = [await decided(first), await decided(second)].toSorted((one, other) =>
    String(one?.state).localeCompare(String(other?.state)),
  )
  expect(decisions).toEqual([
    { state: 'REFUSED', reason: 'budget' },
    { state: 'REWARDED', reason: '' },
  ])
  expect(await rewards()).toHaveLength(1)
})
