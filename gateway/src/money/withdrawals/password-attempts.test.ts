import { demoPassword } from '../../demo'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

const pin = '274951'
const quarterMs = 15 * 60_000

let gateway: TestGateway
let token: string
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.call('setPaymentPassword', {
    token: await gateway.tokenOf('player01'),
    body: { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin },
  })
  // Payouts wait for a day after a first payment password.
  gateway.clock.advance(2 * 86_400_000)
})
afterAll(() => gateway.close())
// The attempts of a test are over for the next one, those of the hour for new accounts too.
beforeEach(async () => {
  gateway.clock.advance(8 * quarterMs)
  token = await gateway.tokenOf('player01')
})

const add = async (password: string) =>
  (
    await gateway.call('addPayoutAccount', {
      token,
      body: { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password },
    })
  ).body.errorCode
const withdraw = async (password: string) =>
  (
    await gateway.call('withdraw', {
      token,
      headers: { 'idempotency-key': `attempt-${++serial}` },
      body: { amount: '0.01', bankCardId: '00000000-0000-4000-8000-000000000000', password },
    })
  ).body.errorCode
const times = async (count: number, ask: (password: string) => Promise<string | null | undefined>) => {
  const codes = new Set<string | null | undefined>()
  for (let attempt = 0; attempt < count; attempt += 1) codes.add(await ask('111111'))
  return [...codes]
}

describe.each([
  ['withdraw', withdraw],
  ['addPayoutAccount', add],
])('%s: guesses at the payment password', (_name, ask) => {
  test('ten are answered; the eleventh is refused even with the right one', async () => {
    expect(await times(10, ask)).toEqual(['invalid.payment.pw'])
    expect(await ask(pin)).toBe('rate.limited')
  })

  test('refused until a quarter of an hour after the first, answered from then on', async () => {
    await times(10, ask)
    gateway.clock.advance(quarterMs - 1000)
    expect(await ask('111111')).toBe('rate.limited')
    gateway.clock.advance(1000)
    token = await gateway.tokenOf('player01')
    expect(await ask('111111')).toBe('invalid.payment.pw')
  })
})

test('guesses at different calls: one counter', async () => {
  await times(5, withdraw)
  await times(5, add)
  expect([await withdraw(pin), await add(pin)]).toEqual(['rate.limited', 'rate.limited'])
})

test('the right password does not count', async () => {
  await times(9, withdraw)
  for (let use = 0; use < 3; use += 1) expect(await withdraw(pin)).toBe('payout.account.unknown')
  expect(await withdraw('111111')).toBe('invalid.payment.pw')
})
