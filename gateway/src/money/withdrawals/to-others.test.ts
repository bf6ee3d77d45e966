import { payoutChanges } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { teamBench, type TeamMember } from '../../../testing/team'
import { hashPassword, payoutDelayRefusal, recordSecurityChange } from '../../identity'
import { saveFirstPaymentPassword } from '../../identity/security/store'
import { inTransaction } from '../../platform/db/transaction'
import { bookDifferencesIn } from '../../../testing/book-differences'

const hour = 60 * 60_000
const pin = '274951'
const accountId = '00000000-0000-4000-8000-000000000001'
let gateway: TestGateway
let team: Awaited<ReturnType<typeof teamBench>>
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const giver = async () => {
  const agent = await team.join(null, 1)
  await giveMoney(gateway.ctx.db, agent, 10_000, gateway.clock.now())
  await saveFirstPaymentPassword(gateway.ctx.db, agent.id, await hashPassword(pin))
  return { agent, below: await team.join(agent.id) }
}
type Giver = Awaited<ReturnType<typeof giver>>
const key = () => ({ 'idempotency-key': `to-others-${++serial}` })
const record = (agent: TeamMember, kind: (typeof payoutChanges)[number]) =>
  inTransaction(gateway.ctx.db, (tx) =>
    recordSecurityChange(tx, agent, kind, gateway.clock.now(), kind === 'account' ? accountId : null),
  )

const ways = {
  transfer: async ({ agent, below }: Giver) =>
    gateway.call('transferDownline', {
      token: await team.tokenOf(agent),
      headers: key(),
      body: { memberId: below.id, amount: '1.00', password: pin },
    }),
  rain: async ({ agent }: Giver) =>
    gateway.call('giveRedRain', {
      token: await team.tokenOf(agent),
      headers: key(),
      body: { amount: '1.00', envelopes: 1, division: 'equal', password: pin },
    }),
} as const

const cases = Object.entries(ways).flatMap(([name, way]) => payoutChanges.map((kind) => [name, kind, way] as const))

test.each(cases)(
  '%s after a change of kind %s: waits as a withdrawal does, and works afterwards',
  async (_, kind, way) => {
    const by = await giver()
    await record(by.agent, kind)
    const until = gateway.clock.now() + 24 * hour
    gateway.clock.advance(23 * hour)
    expect((await way(by)).body).toMatchObject({ errorCode: 'withdraw.delayed', fields: { until: String(until) } })
    gateway.clock.advance(hour)
    expect((await way(by)).body.success).toBe(true)
    expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  },
)

test('several changes: the latest wait counts, for the new account as for others', async () => {
  const { agent } = await giver()
  await record(agent, 'questions')
  gateway.clock.advance(hour)
  await record(agent, 'account')
  const until = String(gateway.clock.now() + 24 * hour)
  const refusal = (to: Parameters<typeof payoutDelayRefusal>[4]) =>
    payoutDelayRefusal(gateway.ctx.db, team.merchant, agent.id, gateway.clock.now(), to)
  for (const to of ['others', { accountId }] as const) expect(await refusal(to)).toMatchObject({ fields: { until } })
  const known = { accountId: '00000000-0000-4000-8000-000000000002' }
  expect(await refusal(known)).toMatchObject({ fields: { until: String(Number(until) - hour) } })
  gateway.clock.advance(24 * hour)
  expect(await refusal('others')).toBeNull()
})
