import type { DeskBody } from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import { usualWagering } from '../../../testing/bonus'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { saveMerchantLike } from '../../demo/qa/merchants'
import { invalidateCatalogue } from '../../play/games/catalogue'

let gateway: TestGateway
let desk: TestDesk
let writer: string
let launcher: string
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  writer = await desk.operator('admin', 1)
  launcher = await desk.operator('admin', 2)
  await walletBench(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

type Terms = DeskBody<'saveCampaign'>['terms']

const bonus = (code: string) =>
  ({
    of: { kind: 'PROMO_CODE', code, amount: '5.00' },
    reward: { type: 'bonus', wagering: { ...usualWagering, factor: 40 } },
  }) as const satisfies Terms
const everyGame = { categories: [], includedGames: [], excludedGames: [] }
const mission = {
  of: { kind: 'MISSION', metric: 'validBet', target: '100.00', amount: '2.00', ...everyGame },
  reward: { type: 'cash' },
} as const satisfies Terms
/** Levels begin at 500 and 2,500. */
const levels = (...amounts: readonly string[]) =>
  ({ of: { kind: 'VIP_UPGRADE', amounts: [...amounts] }, reward: { type: 'cash' } }) as const satisfies Terms
const returns = async (rtpBp: number, where = sql`true`) => {
  await gateway.ctx.db.execute(sql`update games set rtp_bp = ${rtpBp} where ${where}`)
  invalidateCatalogue(gateway.ctx.db)
}
const save = (id: string, terms: Terms) =>
  desk.call('saveCampaign', {
    cookie: writer,
    body: {
      ...{ id, merchant: 'aurora', startsAt: gateway.clock.now(), endsAt: null, terms },
      texts: { EN: { title: id, content: '<p>x</p>' } },
    },
  })
const launch = (id: string, version: string) => desk.call('launchCampaign', { cookie: launcher, body: { id, version } })

beforeEach(() => returns(9600))

test.each([
  ['a bonus', bonus('SAVED')],
  ['a mission', mission],
  ['a level', levels('5.00')],
  ['a level above', levels('1.00', '20.00')],
] as const)('%s with which a game gives back its whole stake: refused at saving', async (_, terms) => {
  await returns(9900, sql`code = 'NOVA_fox'`)
  expect((await save('saved', terms)).code).toBe('desk.campaign.return')
})

test('levels that leave the house its edge: saved', async () => {
  expect((await save('modest', levels('5.00', '20.00'))).value.state).toBe('DRAFT')
})

const changes: readonly (readonly [string, Terms, () => Promise<unknown>, () => Promise<unknown>])[] = [
  ['a game returns more', bonus('RETURNS'), () => returns(9900, sql`code = 'NOVA_fox'`), () => returns(9600)],
  [
    'a game becomes playable',
    mission,
    () => gateway.ctx.db.execute(sql`update games set playable = true, rtp_bp = 9950 where code = 'SALON_baccarat'`),
    () => gateway.ctx.db.execute(sql`update games set playable = false where code = 'SALON_baccarat'`),
  ],
  [
    'the rates of the merchant rise',
    bonus('RATES'),
    () =>
      saveMerchantLike(gateway.ctx, {
        ...{ like: 'aurora', code: 'aurora' },
        profile: { agentRebate: { rates: { RNG: 200 } } },
      }),
    () =>
      saveMerchantLike(gateway.ctx, { ...{ like: 'aurora', code: 'aurora' }, profile: { agentRebate: { rates: {} } } }),
  ],
]

test.each(changes)(
  '%s after the draft was saved: refused at the launch, until it is over',
  async (name, terms, change, back) => {
    const id = name.replaceAll(' ', '-')
    const { version } = (await save(id, terms)).value
    await change()
    invalidateCatalogue(gateway.ctx.db)
    gateway.clock.advance(5001)
    expect((await launch(id, version)).code).toBe('desk.campaign.return')
    await back()
    invalidateCatalogue(gateway.ctx.db)
    gateway.clock.advance(5001)
    expect((await launch(id, version)).value.state).toBe('LIVE')
  },
)

test('another live campaign has the promo code: refused at the launch', async () => {
  const [one, other] = [
    (await save('code-one', bonus('TWICE'))).value,
    (await save('code-other', bonus('TWICE'))).value,
  ]
  expect((await launch('code-one', one.version)).value.state).toBe('LIVE')
  expect((await launch('code-other', other.version)).code).toBe('desk.code.taken')
})

const cashback = {
  of: { kind: 'CASHBACK', rateBp: 250, least: '1.00', most: null, ...everyGame },
  reward: { type: 'cash' },
} as const satisfies Terms
const endAll = () =>
  gateway.ctx.db.execute(sql`update campaigns set state = 'ENDED', ended_at = now() where state = 'LIVE'`)

test.each([
  ['a cashback', mission, cashback],
  ['a mission', cashback, mission],
  ['a bonus', cashback, bonus('BESIDE')],
] as const)('%s was launched after the draft was saved: refused at the launch', async (name, draft, other) => {
  await endAll()
  const id = `beside-${name.replace(' ', '-')}`
  const { version } = (await save(id, draft)).value
  await launchedCampaign(gateway.ctx, `${id}-live`, { terms: other })
  expect((await launch(id, version)).code).toBe('desk.campaign.return')
})

test('two campaigns that only together give back too much, launched at the same moment: one is refused', async () => {
  await endAll()
  const drafts = [(await save('together-one', mission)).value, (await save('together-two', cashback)).value]
  const launched = await Promise.all(drafts.map(({ id, version }) => launch(id, version)))
  expect(launched.map(({ code }) => code).toSorted()).toEqual(['OK', 'desk.campaign.return'])
})
