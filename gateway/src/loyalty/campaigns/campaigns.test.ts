import type { CampaignTerms } from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { memberByAccount } from '../../identity'
import { playerFunds } from '../../money'
import { inTransaction } from '../../platform/db/transaction'
import { closeExpired } from './close-expired'
import { stopCampaign } from './stop-campaign'
import { campaignById } from './store'

const day = 86_400_000
/** A Wednesday, 12:00 UTC. */
const wednesday = Date.UTC(2026, 5, 17, 12)

let gateway: TestGateway
let token: string
let memberId: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: wednesday })
  memberId = (await memberByAccount(gateway.ctx.db, 'aurora', 'player01'))?.id ?? ''
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})
beforeEach(async () => {
  token = await gateway.tokenOf('player01')
})

let keys = 0
const keyed = () => ({ token, headers: { 'idempotency-key': `promotion-${++keys}` } })
const launch = (id: string, changes: Parameters<typeof launchedCampaign>[2] = {}) =>
  launchedCampaign(gateway.ctx, id, changes)
const shown = async (id: string, as: string | undefined = token) =>
  (await gateway.call('promotions', { token: as })).body.value?.content.find(({ promotionId }) => promotionId === id)
const apply = async (promotionId: string, body: object = {}) =>
  (await gateway.call('joinPromotion', { ...keyed(), body: { promotionId, ...body } })).body
const rewards = async () => (await gateway.call('claimablePromotions', { token })).body.value ?? []
const claim = async (promotionClaimId: string) =>
  (await gateway.call('claimPromotion', { ...keyed(), body: { promotionClaimId } })).body
const balance = async () => (await playerFunds(gateway.ctx.db, 'aurora', memberId, 'BRL')).total
const automatic: Partial<CampaignTerms> = {
  of: { kind: 'APPLICATION', amount: '20.00', least: '20.00', most: '20.00', autoApproveUpTo: '20.00' },
}

describe('a promotion as it is shown', () => {
  test('guest: it is open, without a state of their own', async () => {
    await launch('guests')
    expect(await shown('guests', undefined)).toMatchObject({
      state: 'OPEN',
      label: 'join',
      action: 'apply',
      amount: '50.00',
      isUpTo: true,
      unmet: null,
    })
  })

  test.each([
    ['not begun: coming soon', { startsAt: wednesday + day }, 'comingSoon'],
    ['over since yesterday: closed', { startsAt: wednesday - 2 * day, endsAt: wednesday - day }, 'closed'],
    ['less money left than one reward: closed', { terms: { budget: '19.99' } }, 'closed'],
  ] as const)('%s', async (title, changes, label) => {
    const id = title.replaceAll(/[^a-z]/g, '').slice(0, 12)
    await launch(id, changes)
    expect(await shown(id)).toMatchObject({ label })
  })

  test('over for more than a week: it is gone', async () => {
    await launch('long-ago', { startsAt: wednesday - 30 * day, endsAt: wednesday - 8 * day })
    expect(await shown('long-ago')).toBeUndefined()
  })

  test('unmet condition: it is named, and there is nothing to press', async () => {
    await launch('for-vips', { terms: { eligibility: { vipLeast: 3 } } })
    expect(await shown('for-vips')).toMatchObject({ label: 'join', action: 'none', unmet: 'vipLeast' })
    expect(await apply('for-vips')).toMatchObject({
      errorCode: 'promotion.not.eligible',
      fields: { promotionId: 'vipLeast' },
    })
  })
})

describe('an application', () => {
  const picture = async () =>
    `data:image/png;base64,${(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
        .png()
        .toBuffer()
    ).toString('base64')}`

  test('sent with remark and pictures: it waits for an operator, once', async () => {
    await launch('photo')
    const image = await picture()
    const ids: string[] = []
    for (let sent = 0; sent < 4; sent += 1) {
      const { body } = await gateway.call('addPromotionImage', { token, body: { promotionId: 'photo', image } })
      ids.push(body.value?.imageId ?? '')
      gateway.clock.advance(1)
    }
    // The first of four was replaced, because an application has three.
    expect(await apply('photo', { imageIds: ids.slice(0, 1) })).toMatchObject({ errorCode: 'request_param_err' })
    expect((await apply('photo', { remark: 'my picture', imageIds: ids.slice(1) })).value).toMatchObject({
      state: 'APPLIED',
      label: 'applying',
      action: 'none',
    })
    expect(await apply('photo')).toMatchObject({ errorCode: 'promotion.taken' })
    expect(await rewards()).toEqual([])
  })

  test('within the automatic limit: it is issued at once and can be claimed', async () => {
    await launch('automatic', { terms: automatic })
    expect((await apply('automatic')).value).toMatchObject({ state: 'ISSUED', label: 'claim', action: 'claim' })
    const [reward] = await rewards()
    expect(reward).toMatchObject({ promotionId: 'automatic', amount: '20.00', reward: 'cash' })
    const before = await balance()
    expect((await claim(reward?.rewardId ?? '')).value).toMatchObject({ amount: '20.00' })
    expect((await claim(reward?.rewardId ?? '')).value).toMatchObject({ amount: '20.00' })
    expect((await balance()) - before).toBe(2_000n)
    expect(await shown('automatic')).toMatchObject({ label: 'claimed', action: 'none' })
  })

  test('of another merchant, unknown, or no application: refused', async () => {
    await launch('of-lotus', { merchantCode: 'lotus', currency: 'THB' })
    for (const id of ['of-lotus', 'no-such']) expect(await apply(id)).toMatchObject({ errorCode: 'promotion.unknown' })
  })

  test('more text than 140 characters: refused', async () => {
    await launch('remark')
    expect(await apply('remark', { remark: 'x'.repeat(141) })).toMatchObject({ errorCode: 'request_param_err' })
    expect((await apply('remark', { remark: 'x'.repeat(140) })).success).toBe(true)
  })
})

describe('a claim', () => {
  test('after its time: refused, and the amount is back in the budget', async () => {
    await launch('short', { terms: { ...automatic, budget: '30.00', claimDays: 1 } })
    await apply('short')
    const [reward] = (await rewards()).filter(({ promotionId }) => promotionId === 'short')
    const spent = async () => (await campaignById(gateway.ctx.db, 'aurora', 'short'))?.committed
    expect(await spent()).toBe(2_000n)
    gateway.clock.advance(day)
    token = await gateway.tokenOf('player01')
    expect(await claim(reward?.rewardId ?? '')).toMatchObject({ errorCode: 'reward.not.claimable' })
    expect(await shown('short')).toMatchObject({ label: 'closed' })
    await closeExpired(gateway.ctx)
    expect(await spent()).toBe(0n)
  })

  test('one that can never be closed: the others are, whatever the size of a batch', async () => {
    const ids = ['stuck-1', 'stuck-2', 'stuck-3']
    for (const id of ids) {
      await launch(id, { terms: { ...automatic, claimDays: 1 } })
      await apply(id)
    }
    const { db } = gateway.ctx
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`)
    const stuck = async () =>
      (
        await db.execute<{ id: string }>(
          sql`select id from grants where campaign_id like 'stuck-%' and state = 'ISSUED' order by id`,
        )
      ).rows
    const [first] = await stuck()
    await db.execute(
      sql.raw(
        `create trigger refused before update on grants for each row when (old.id = '${first?.id}') execute function refuse()`,
      ),
    )
    gateway.clock.advance(day)
    await closeExpired(gateway.ctx, 1)
    expect(await stuck()).toEqual([first])
    await db.execute(sql`drop trigger refused on grants`)
    await closeExpired(gateway.ctx)
    expect(await stuck()).toEqual([])
  })

  test('of another member: refused', async () => {
    await launch('own', { terms: automatic })
    await apply('own')
    const [reward] = (await rewards()).filter(({ promotionId }) => promotionId === 'own')
    token = await gateway.tokenOf('vip01')
    expect(await claim(reward?.rewardId ?? '')).toMatchObject({ errorCode: 'reward.not.claimable' })
  })
})

describe('a promo code', () => {
  const code = async (promoCode: string) =>
    (await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode } })).body

  test('typed in any way: paid once to each member', async () => {
    await launch('code', { terms: { of: { kind: 'PROMO_CODE', code: 'AURORA10', amount: '10.00' } } })
    const before = await balance()
    expect((await code(' aurora１０ ')).value).toMatchObject({ amount: '10.00' })
    expect(await code('AURORA10')).toMatchObject({ errorCode: 'promotion.taken' })
    expect(await code('AURORA11')).toMatchObject({ errorCode: 'promotion.code.unknown' })
    expect((await balance()) - before).toBe(1_000n)
  })

  test('less in the budget than its amount: used up, and nothing is paid', async () => {
    await launch('scarce', {
      terms: { of: { kind: 'PROMO_CODE', code: 'SCARCE', amount: '10.00' }, budget: '9.99' },
    })
    const before = await balance()
    expect(await code('SCARCE')).toMatchObject({ errorCode: 'promotion.budget.used' })
    expect(await balance()).toBe(before)
  })
})

describe('the daily check-in', () => {
  const sign = async () => (await gateway.call('claimLoginPromotion', keyed())).body
  const state = async () => (await gateway.call('loginPromotion', { token })).body.value
  const nextDay = async () => {
    gateway.clock.advance(day)
    token = await gateway.tokenOf('player01')
  }

  test('each day once, along the ladder; a missed day begins anew', async () => {
    await launch('check-in', { terms: { of: { kind: 'CHECK_IN', amounts: ['0.10', '0.20', '0.50'] } } })
    expect(await state()).toMatchObject({ streak: 0, signedToday: false, amounts: ['0.10', '0.20', '0.50'] })
    const paid: (string | undefined)[] = []
    for (let days = 0; days < 4; days += 1) {
      paid.push((await sign()).value?.amount)
      expect(await sign()).toMatchObject({ errorCode: 'promotion.taken' })
      await nextDay()
    }
    expect(paid).toEqual(['0.10', '0.20', '0.50', '0.10'])
    expect(await state()).toMatchObject({ streak: 4, signedToday: false })
    await nextDay()
    expect(await state()).toMatchObject({ streak: 0 })
    expect((await sign()).value).toMatchObject({ amount: '0.10' })
    expect(await shown('check-in')).toMatchObject({ state: 'SIGNED', label: 'signed', action: 'none' })
  })
})

test.each([
  ['a step that fits', ['1.00', '0.40', '9.00'], 'checkIn', undefined],
  ['a step that does not', ['1.00', '0.60'], 'none', 'promotion.taken'],
] as const)(
  'a check-in near what one member gets at most, %s: the button tells what the claim does',
  async (...row) => {
    const [about, amounts, action, errorCode] = row
    const id = about.replaceAll(' ', '-')
    await launch(id, { sort: -1, terms: { of: { kind: 'CHECK_IN', amounts: [...amounts] }, memberCap: '1.50' } })
    const sign = async () => (await gateway.call('claimLoginPromotion', keyed())).body
    expect(await shown(id)).toMatchObject({ action: 'checkIn' })
    expect((await sign()).value).toMatchObject({ amount: '1.00' })
    gateway.clock.advance(day)
    token = await gateway.tokenOf('player01')
    expect(await shown(id)).toMatchObject({ label: 'join', action })
    expect((await sign()).errorCode).toBe(errorCode)
    await inTransaction(gateway.ctx.db, (tx) =>
      stopCampaign(tx, { id, merchantCode: 'aurora' }, 'test', gateway.clock.now()),
    )
  },
)

test('one member may not get more than their cap', async () => {
  await launch('capped', {
    terms: { of: { kind: 'PROMO_CODE', code: 'CAPPED', amount: '10.00' }, memberCap: '9.99' },
  })
  const { body } = await gateway.call('claimPromoCode', { ...keyed(), body: { promoCode: 'CAPPED' } })
  expect(body).toMatchObject({ errorCode: 'promotion.taken' })
})
