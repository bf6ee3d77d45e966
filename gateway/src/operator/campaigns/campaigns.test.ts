import type { DeskBody } from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import { memberByAccount } from '../../identity'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { usualWagering } from '../../../testing/bonus'
import { launchedCampaign } from '../../../testing/campaign'
import { openMemberSession } from '../../../testing/member-session'
import { giveMoney } from '../../../testing/give-money'
import { walletBench, type WalletBench } from '../../../testing/wallet'

let gateway: TestGateway
let desk: TestDesk
let writer: string
let launcher: string
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  writer = await desk.operator('admin', 1)
  launcher = await desk.operator('admin', 2)
  bench = await walletBench(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const draft = (id: string, changes: Partial<DeskBody<'saveCampaign'>> = {}): DeskBody<'saveCampaign'> => ({
  id,
  merchant: 'aurora',
  texts: { EN: { title: 'Birthday gift', content: '<p>Send us a picture of your cake.</p><script>x</script>' } },
  startsAt: gateway.clock.now(),
  endsAt: null,
  terms: {
    of: { kind: 'APPLICATION', amount: '20.00', least: '10.00', most: '30.00' },
    reward: { type: 'cash' },
    budget: '45.00',
  },
  ...changes,
})
const save = (body: DeskBody<'saveCampaign'>, cookie = writer) => desk.call('saveCampaign', { cookie, body })
const listed = async (wanted: string) =>
  (await desk.call('campaigns', { cookie: writer, query: { show: 'all' } })).value.list.find(({ id }) => id === wanted)
const launch = async (id: string, cookie: string, version?: string) =>
  desk.call('launchCampaign', { cookie, body: { id, version: version ?? (await listed(id))?.version ?? '' } })
const end = (id: string, cookie: string) => desk.call('endCampaign', { cookie, body: { id } })

describe('a campaign', () => {
  test('written by one operator, launched by another: members see it', async () => {
    expect((await save(draft('cake'))).value).toMatchObject({
      state: 'DRAFT',
      kind: 'APPLICATION',
      createdBy: 'admin-1',
    })
    expect((await save(draft('cake', { sort: 5 }))).value).toMatchObject({ sort: 5 })
    expect((await launch('cake', writer)).code).toBe('desk.second.person')
    expect((await launch('cake', launcher)).value).toMatchObject({
      state: 'LIVE',
      launchedBy: 'admin-2',
    })
    expect((await save(draft('cake'))).code).toBe('desk.decided')
    const { body } = await gateway.call('promotions', {})
    expect(body.value?.content.map(({ promotionId }) => promotionId)).toContain('cake')
  })

  test.each([
    ['by its author', 1],
    ['by somebody else', 2],
  ] as const)('written anew %s since it was seen: refused, until it is seen as it is', async (_who, which) => {
    const id = `anew-${which}`
    const seen = (await save(draft(id))).value.version
    const cookie = await desk.operator('compliance', which)
    const { terms, texts } = draft(id)
    const changes = [{ terms: { ...terms, budget: '4500.00' } }, { texts: { ...texts, PT: texts.EN } }, { sort: 7 }]
    for (const change of changes) {
      await save(draft(id, change), which === 1 ? writer : cookie)
      expect((await launch(id, launcher, seen)).code).toBe('desk.draft.changed')
    }
    expect((await launch(id, launcher)).value.state).toBe('LIVE')
  })

  test('its version: the same in every answer as long as nobody writes it anew', async () => {
    const { value } = await save(draft('same'))
    expect((await listed('same'))?.version).toBe(value.version)
    expect((await save(draft('same', { startsAt: value.startsAt }))).value.version).toBe(value.version)
  })

  test('a bet of the instant of the launch, handled before it: it counts', async () => {
    await bench.playRound(await bench.open(await bench.newPlayer(10_000)), '500', '0')
    await gateway.ctx.events.drained()
    await save(
      draft('race', {
        endsAt: gateway.clock.now() + 86_400_000,
        terms: {
          of: { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['2.00'] },
          reward: { type: 'cash' },
        },
      }),
    )
    await launch('race', launcher)
    const { rows } = await gateway.ctx.db.execute(
      sql`select value::text as value from campaign_progress where campaign_id = 'race'`,
    )
    expect(rows).toEqual([{ value: '500' }])
  })

  test('simulated over what members deposited and staked: takers, cost, the gain of an abuser; nothing is stored', async () => {
    const of = { kind: 'MISSION', metric: 'validBet', target: '5.00', amount: '2.00' } as const
    const simulate = (terms: DeskBody<'simulateCampaign'>['terms']) =>
      desk.call('simulateCampaign', { cookie: writer, body: { merchant: 'aurora', terms } })
    const before = (await simulate({ of, reward: { type: 'cash' } })).value
    const id = (await memberByAccount(gateway.ctx.db, 'aurora', 'player01'))?.id ?? ''
    const player = { id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveMoney(gateway.ctx.db, player, 10_000, gateway.clock.now())
    await bench.playRound(await bench.open(player), '500', '0')
    await gateway.ctx.events.drained()
    const { value } = await simulate({ of, reward: { type: 'cash' } })
    expect(value.takers).toBe(before.takers + 1)
    expect(Number(value.cost)).toBeCloseTo(Number(before.cost) + 2, 2)
    expect(value).toMatchObject({ days: 30, currency: 'BRL', accounts: 10, sharePercent: 100 })
    const { value: bonus } = await simulate({ of, reward: { type: 'bonus', wagering: { factor: 40, days: 7 } } })
    expect(Number(bonus.cost)).toBeLessThan(Number(value.cost))
    expect(Number(bonus.gain)).toBeLessThan(Number(value.gain))
    const faulty = await simulate({ of: { ...of, target: '1.001' }, reward: { type: 'cash' } })
    expect(faulty.code).toBe('desk.campaign.terms')
  })

  test('its statistics: granted, claimed, wagered, and what it cost so far', async () => {
    await launchedCampaign(gateway.ctx, 'wagered', {
      terms: {
        of: { kind: 'PROMO_CODE', code: 'WAGERED', amount: '2.00' },
        reward: { type: 'bonus', wagering: { ...usualWagering, factor: 1, cashOutCap: '1.50' } },
      },
    })
    const member = await bench.newPlayer(0)
    const token = await openMemberSession(gateway, member.id)
    await gateway.call('claimPromoCode', {
      ...{ token, headers: { 'idempotency-key': 'statistics' } },
      body: { promoCode: 'WAGERED' },
    })
    expect(await listed('wagered')).toMatchObject({ granted: 1, claimedAmount: '2.00', wagered: '0.00', cost: '0.00' })
    await bench.playRound(await bench.open(member), '200', '200')
    await gateway.ctx.events.drained()
    expect(await listed('wagered')).toMatchObject({ claimed: 1, wagered: '2.00', cost: '1.50' })
  })

  test('its text is cleaned like every text of an operator', async () => {
    const { value } = await desk.call('campaigns', { cookie: writer })
    expect(value.list.find(({ id }) => id === 'cake')?.texts.EN?.content).toBe('<p>Send us a picture of your cake.</p>')
  })

  test('ended: closed for good', async () => {
    await save(draft('over'))
    await launch('over', launcher)
    expect((await end('over', writer)).value).toMatchObject({ state: 'ENDED', endedBy: 'admin-1' })
    expect((await launch('over', launcher)).code).toBe('desk.decided')
    expect((await end('over', writer)).code).toBe('desk.decided')
  })

  test.each([
    ['an amount that the currency does not have', { of: { kind: 'PROMO_CODE', code: 'CODE1', amount: '1.001' } }],
    [
      'a range that does not hold its amount',
      { of: { kind: 'APPLICATION', amount: '5.00', least: '6.00', most: '9.00' } },
    ],
    [
      'rounds of a game that takes none',
      {
        of: { kind: 'PROMO_CODE', code: 'CODE2', amount: '2.00' },
        reward: { type: 'rounds', gameId: 'no-such', stake: '2.00', days: 3 },
      },
    ],
  ] as const)('%s: refused', async (_, terms) => {
    const { code } = await save(draft('faulty', { terms: { reward: { type: 'cash' }, ...terms } as never }))
    expect(code).toBe('desk.campaign.terms')
  })

  test('an operator without the right: refused', async () => {
    expect((await save(draft('support'), await desk.operator('support'))).code).toBe('desk.right.missing')
  })
})

describe('an application', () => {
  let keys = 0
  const applied = async (account: string): Promise<string> => {
    const token = await gateway.tokenOf(account)
    const { body } = await gateway.call('joinPromotion', {
      token,
      headers: { 'idempotency-key': `application-${++keys}` },
      body: { promotionId: 'cake', remark: `of ${account}` },
    })
    expect(body.success).toBe(true)
    const { value } = await desk.call('applications', { cookie: writer })
    return value.list.find(({ remark }) => remark === `of ${account}`)?.id ?? ''
  }
  const decide = (body: DeskBody<'decideApplication'>) => desk.call('decideApplication', { cookie: writer, body })
  const seenBy = async (account: string) =>
    (await gateway.call('promotions', { token: await gateway.tokenOf(account) })).body.value?.content.find(
      ({ promotionId }) => promotionId === 'cake',
    )

  test('taken up, then approved within the range: the member can claim that amount', async () => {
    const id = await applied('player01')
    expect((await decide({ id, verdict: 'review' })).value).toMatchObject({ state: 'IN_PROCESS' })
    expect(await seenBy('player01')).toMatchObject({ label: 'inProcess' })
    expect((await decide({ id, verdict: 'approve', amount: '30.01' })).code).toBe('desk.campaign.amount')
    expect((await decide({ id, verdict: 'approve', amount: '25.00' })).value).toMatchObject({
      state: 'ISSUED',
      amount: '25.00',
      decidedBy: 'admin-1',
    })
    expect(await seenBy('player01')).toMatchObject({ label: 'claim', amount: '25.00' })
    expect((await decide({ id, verdict: 'approve', amount: '25.00' })).code).toBe('desk.decided')
  })

  test('more than the budget has left: refused, and it waits on', async () => {
    const id = await applied('vip01')
    expect((await decide({ id, verdict: 'approve', amount: '20.01' })).code).toBe('desk.budget.used')
    expect(await seenBy('vip01')).toMatchObject({ label: 'applying' })
    expect((await decide({ id, verdict: 'reject', reason: 'Not a cake' })).value).toMatchObject({ state: 'REJECTED' })
    expect(await seenBy('vip01')).toMatchObject({ label: 'rejected', reason: 'Not a cake', action: 'none' })
  })
})
