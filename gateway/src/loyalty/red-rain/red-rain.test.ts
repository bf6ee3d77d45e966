import { minor } from '@mosaic/contracts'
import { changedLongAgo } from '../../../testing/changed-long-ago'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { newMember } from '../../../testing/new-member'
import { memberByAccount } from '../../identity'
import { playerFunds } from '../../money'
import { inTransaction } from '../../platform/db/transaction'
import { closeEndedRains } from './close-rains'
import { closeCampaignRain, openCampaignRain, rainStatistics } from './campaign-rain'
import { rainOfCampaign } from './store'

const minute = 60_000
let gateway: TestGateway
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())
afterEach(async () => expect(await bookDifferencesIn(gateway.ctx)).toEqual([]))

const someone = async (parentId: string | null = null) => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  return newMember(gateway, merchant, `catcher${++serial}`, null, parentId)
}
const rainOf = async (envelopes: number, waves = 1, total = '10.00') => {
  const campaign = await launchedCampaign(gateway.ctx, `rain-${++serial}`, {
    terms: { of: { kind: 'RED_RAIN', total, envelopes, division: 'random', waves, waveMinutes: 5 } },
  })
  await inTransaction(gateway.ctx.db, (tx) => openCampaignRain(tx, gateway.ctx, campaign))
  const rain = await rainOfCampaign(gateway.ctx.db, campaign.id)
  if (!rain) throw new Error('no rain')
  return { rainId: rain.id, campaignId: campaign.id }
}
const claim = async (token: string, rainId: string, wave = 0) =>
  (
    await gateway.call('claimRedRain', {
      token,
      body: { rainId, wave },
      headers: { 'idempotency-key': `catch-number-${++serial}` },
    })
  ).body
const seen = async (token: string, rainId: string) =>
  (await gateway.call('redRains', { token })).body.value?.list.find((rain) => rain.rainId === rainId)
const balanceOf = async (id: string) => (await playerFunds(gateway.ctx.db, 'aurora', id, 'BRL')).total

describe('rain of the merchant', () => {
  test('one envelope for each wave; the same wave again is the same envelope', async () => {
    const { rainId } = await rainOf(4, 2)
    const { token, id } = await someone()
    expect(await seen(token, rainId)).toMatchObject({
      giver: 'merchant',
      total: '10.00',
      wave: 0,
      falling: 2,
      caught: null,
    })
    expect(await claim(token, rainId, 1)).toMatchObject({ errorCode: 'rain.closed' })
    const first = await claim(token, rainId)
    expect((await claim(token, rainId)).value).toEqual(first.value)
    expect(await seen(token, rainId)).toMatchObject({ falling: 1, caught: first.value?.amount })
    gateway.clock.advance(5 * minute)
    expect(await seen(token, rainId)).toMatchObject({ wave: 1, falling: 3, caught: null })
    const second = await claim(token, rainId, 1)
    const cents = [first, second].map(({ value }) => BigInt((value?.amount ?? '0').replace('.', '')))
    expect(await balanceOf(id)).toBe(cents.reduce((sum, each) => sum + each, 0n))
    gateway.clock.advance(5 * minute)
    expect(await seen(token, rainId)).toBeUndefined()
    expect(await claim(token, rainId, 2)).toMatchObject({ errorCode: 'rain.closed' })
  })

  test('more members than envelopes: the others catch nothing, and all money is given', async () => {
    const { rainId, campaignId } = await rainOf(3)
    const members = await Promise.all(Array.from({ length: 5 }, () => someone()))
    const codes: (string | undefined)[] = []
    for (const { token } of members) codes.push((await claim(token, rainId)).errorCode)
    expect(codes).toEqual([undefined, undefined, undefined, 'rain.empty', 'rain.empty'])
    let sum = 0n
    for (const { id } of members) sum += await balanceOf(id)
    expect(sum).toBe(10_00n)
    expect((await rainStatistics(gateway.ctx.db, [campaignId])).get(campaignId)).toEqual({
      ...{ granted: 3, grantedAmount: minor(10_00n), claimed: 3, claimedAmount: minor(10_00n) },
    })
  })

  test('stopped by an operator: what nobody caught returns, and nothing falls any more', async () => {
    const { rainId, campaignId } = await rainOf(3)
    const { token } = await someone()
    await claim(token, rainId)
    await inTransaction(gateway.ctx.db, (tx) => closeCampaignRain(tx, campaignId, gateway.clock.now()))
    const rain = await rainOfCampaign(gateway.ctx.db, campaignId)
    expect((rain?.returned ?? 0n) > 0n).toBe(true)
    expect(await claim((await someone()).token, rainId)).toMatchObject({ errorCode: 'rain.closed' })
  })

  test('condition of the campaign not met: nothing is caught', async () => {
    const campaign = await launchedCampaign(gateway.ctx, 'rain-vip', {
      terms: {
        of: { kind: 'RED_RAIN', total: '10.00', envelopes: 2, division: 'equal', waves: 1, waveMinutes: 10 },
        eligibility: { vipLeast: 3 },
      },
    })
    await inTransaction(gateway.ctx.db, (tx) => openCampaignRain(tx, gateway.ctx, campaign))
    const rain = await rainOfCampaign(gateway.ctx.db, campaign.id)
    expect(await claim((await someone()).token, rain?.id ?? '')).toMatchObject({ errorCode: 'promotion.not.eligible' })
  })
})

describe('rain of an agent', () => {
  const password = '274951'
  let agent: { readonly id: string; readonly token: string }
  beforeAll(async () => {
    const found = await memberByAccount(gateway.ctx.db, 'aurora', 'agent01')
    if (!found) throw new Error('no agent')
    agent = { id: found.id, token: await gateway.tokenOf('agent01') }
    await giveMoney(gateway.ctx.db, found, 100_00, gateway.clock.now())
    const both = { newPaymentPassword: password, confirmPaymentPassword: password }
    await gateway.call('setPaymentPassword', { token: agent.token, body: { password: 'Demo#2026', ...both } })
    await changedLongAgo(gateway.ctx.db)
  })
  const give = async (fields: object = {}, key = `given-rain-${++serial}`) =>
    (
      await gateway.call('giveRedRain', {
        token: agent.token,
        headers: { 'idempotency-key': key },
        body: { amount: '9.00', envelopes: 3, division: 'equal', password, ...fields },
      })
    ).body

  test('leaves the own balance, falls on the members below only, and what is left returns', async () => {
    const before = await balanceOf(agent.id)
    const { rainId = '' } = (await give()).value ?? {}
    expect(before - (await balanceOf(agent.id))).toBe(9_00n)
    const [below, stranger] = [await someone(agent.id), await someone()]
    expect(await seen(below.token, rainId)).toMatchObject({ giver: 'agent', waves: 3, falling: 1 })
    expect(await seen(stranger.token, rainId)).toBeUndefined()
    expect(await claim(stranger.token, rainId)).toMatchObject({ errorCode: 'not.found' })
    expect(await claim(agent.token, rainId)).toMatchObject({ errorCode: 'not.found' })
    expect((await claim(below.token, rainId)).value).toMatchObject({ amount: '3.00' })
    gateway.clock.advance(30 * minute)
    await closeEndedRains(gateway.ctx)
    await closeEndedRains(gateway.ctx)
    expect(before - (await balanceOf(agent.id))).toBe(3_00n)
    const { list = [] } =
      (await gateway.call('givenRedRains', { token: await gateway.tokenOf('agent01') })).body.value ?? {}
    expect(list[0]).toMatchObject({ rainId, claimed: 1, claimedAmount: '3.00', returned: '6.00', isOver: true })
    agent = { ...agent, token: await gateway.tokenOf('agent01') }
  })

  test.each([
    ['a wrong payment password', { password: '000000' }, 'payment.password.wrong'],
    ['more than the balance', { amount: '100000.00' }, 'money.insufficient'],
    ['less than the smallest coin for each envelope', { amount: '0.02' }, 'rain.amount.small'],
    ['no money', { amount: '0.00' }, 'money.amount.invalid'],
  ])('%s: refused, and nothing moves', async (_title, fields, code) => {
    const before = await balanceOf(agent.id)
    expect(await give(fields)).toMatchObject({ errorCode: code })
    expect(await balanceOf(agent.id)).toBe(before)
  })

  test('sent twice with one key: one rain', async () => {
    const before = await balanceOf(agent.id)
    const first = await give({}, 'same-key')
    expect((await give({}, 'same-key')).value?.rainId).toBe(first.value?.rainId)
    for (const other of [{ amount: '8.00' }, { envelopes: 4 }])
      expect(await give(other, 'same-key')).toMatchObject({ errorCode: 'idempotency.mismatch' })
    const [one, two] = await Promise.all([give({}, 'raced-key'), give({ amount: '1.00', envelopes: 1 }, 'raced-key')])
    expect([one.errorCode, two.errorCode].filter((code) => code === 'idempotency.mismatch')).toHaveLength(1)
    expect(before - (await balanceOf(agent.id))).toBe(one.success ? 18_00n : 10_00n)
  })

  test('a member is no agent: refused', async () => {
    const { token } = await someone(agent.id)
    const { body } = await gateway.call('giveRedRain', {
      token,
      headers: { 'idempotency-key': 'of-a-member' },
      body: { amount: '9.00', envelopes: 3, division: 'equal', password },
    })
    expect(body.success).toBe(false)
  })
})
