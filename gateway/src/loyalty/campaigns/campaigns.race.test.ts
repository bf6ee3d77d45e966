import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { openRaceDatabase } from '../../../testing/race-database'
import { raceOn } from '../../../testing/race'
import { memberByAccount } from '../../identity'
import { playerFunds } from '../../money'
import { campaignById } from './store'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

onPostgres('50 parallel claims of one reward: paid once', async (gateway) => {
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  await launchedCampaign(gateway.ctx, 'race-claim', {
    terms: { of: { kind: 'APPLICATION', amount: '20.00', least: '20.00', most: '20.00', autoApproveUpTo: '20.00' } },
  })
  const token = await gateway.tokenOf('player01')
  await gateway.call('joinPromotion', {
    token,
    headers: { 'idempotency-key': 'race-join' },
    body: { promotionId: 'race-claim' },
  })
  const [reward] = (await gateway.call('claimablePromotions', { token })).body.value ?? []
  const before = (await playerFunds(gateway.ctx.db, 'aurora', member.id, 'BRL')).total
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      gateway.call('claimPromotion', {
        token,
        headers: { 'idempotency-key': `race-claim-${index}` },
        body: { promotionClaimId: reward?.rewardId ?? '' },
      }),
    ),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(50)
  expect((await playerFunds(gateway.ctx.db, 'aurora', member.id, 'BRL')).total - before).toBe(2_000n)
})

onPostgres('more members than the budget has rewards: the budget is never passed', async (gateway) => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  await launchedCampaign(gateway.ctx, 'race-budget', {
    terms: { of: { kind: 'PROMO_CODE', code: 'RACEBUDGET', amount: '10.00' }, budget: '50.00' },
  })
  const members = await Promise.all(
    Array.from({ length: 12 }, (_, index) => newMember(gateway, merchant, `racer${index}x`)),
  )
  const answers = await Promise.all(
    members.map(({ token }, index) =>
      gateway.call('claimPromoCode', {
        token,
        headers: { 'idempotency-key': `race-code-${index}` },
        body: { promoCode: 'RACEBUDGET' },
      }),
    ),
  )
  const codes = answers.map(({ body }) => (body.success ? 'OK' : body.errorCode))
  expect(codes.filter((code) => code === 'OK')).toHaveLength(5)
  expect(new Set(codes)).toEqual(new Set(['OK', 'promotion.budget.used']))
  expect((await campaignById(gateway.ctx.db, 'aurora', 'race-budget'))?.committed).toBe(5_000n)
})
