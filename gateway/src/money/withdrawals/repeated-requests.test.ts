import { sql } from 'drizzle-orm'
import { demoPassword } from '../../demo'
import { memberByAccount } from '../../identity'
import { giveMoney } from '../../../testing/give-money'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const pin = '274951'
const dayMs = 86_400_000

let gateway: TestGateway
let token: string
let bankCardId: string
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('player01')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now())
  const passwords = { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin }
  await gateway.call('setPaymentPassword', { token, body: passwords })
  const account = { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password: pin } as const
  bankCardId = (await gateway.call('addPayoutAccount', { token, body: account })).body.value?.bankCardId ?? ''
  // Payouts wait for a day after such changes.
  gateway.clock.advance(2 * dayMs)
  token = await gateway.tokenOf('player01')
})
afterAll(() => gateway.close())

const withdraw = async (key: string, password = pin) =>
  (
    await gateway.call('withdraw', {
      token,
      headers: { 'idempotency-key': key },
      body: { amount: '20.00', bankCardId, password },
    })
  ).body

test('a refused request leaves its key free: asked again with it, it is carried out', async () => {
  const key = `refused-at-first-${(serial += 1)}`
  expect((await withdraw(key, '111222')).errorCode).toBe('invalid.payment.pw')
  expect((await withdraw(key)).value).toMatchObject({ amount: '20.00', state: 'PENDING' })
})

test('answers that were lost: each key finds its own withdrawal again', async () => {
  const keys = ['first-of-two', 'second-of-two']
  const idsOf = async () => {
    const ids = []
    for (const key of keys) ids.push((await withdraw(key)).value?.withdrawId)
    return ids
  }
  const made = await idsOf()
  await gateway.ctx.db.execute(sql`delete from idempotent_calls`)
  expect(new Set(made).size).toBe(2)
  expect(await idsOf()).toEqual(made)
})

/** The first insert of a withdrawal fails with this SQL state; a sequence survives what is rolled back. */
const failOnce = (state: string) =>
  gateway.ctx.database.runScript(`
    drop sequence if exists failed; create sequence failed;
    create or replace function fail_once() returns trigger language plpgsql as
      'begin if nextval(''failed'') = 1 then raise exception ''failed'' using errcode = ''${state}''; end if; return new; end';
    create or replace trigger fail_once before insert on withdrawals for each row execute function fail_once()`)
const attempts = async () =>
  (await gateway.ctx.db.execute<{ taken: number }>(sql`select taken from rate_windows where key like 'secrets:%'`)).rows

test.each(['40001', '40P01'])(
  'a race lost with %s: decided again, and the right password does not count',
  async (state) => {
    const before = await attempts()
    await failOnce(state)
    expect((await withdraw(`lost-${state}-${(serial += 1)}`)).value).toMatchObject({
      amount: '20.00',
      state: 'PENDING',
    })
    expect(await attempts()).toEqual(before)
  },
)

test('another fault of the database: no second try, and the key is free', async () => {
  await failOnce('XX000')
  const key = `faulty-at-first-${(serial += 1)}`
  expect((await withdraw(key)).errorCode).toBe('unknown.error')
  expect((await withdraw(key)).value).toMatchObject({ amount: '20.00', state: 'PENDING' })
})
