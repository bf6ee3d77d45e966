import type { Deposit } from '@mosaic/contracts'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'
import type { PaymentProvider } from './provider'
import { poll } from './settlement'
import { lockDeposit } from './store'

let bench: DepositBench
beforeAll(async () => {
  bench = await startDepositBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.newDay())

const rowOf = async ({ depositId }: Deposit) => {
  const row = await lockDeposit(bench.gateway.ctx.db, depositId)
  if (!row) throw new Error('no deposit')
  return row
}
/** Knows no payment, after something has happened while it was asked. */
const providerDuring = (happens: () => Promise<unknown>): PaymentProvider => ({
  create: () => Promise.resolve(null),
  cancel: () => Promise.resolve(null),
  payOut: () => Promise.resolve(null),
  read: async () => {
    await happens()
    return 'unknown'
  },
})

test('paid while an overdue poll is on its way: the deposit stays settled, with its money', async () => {
  const deposit = await bench.start()
  const before = await bench.balance()
  bench.gateway.clock.advance(15 * 60_000)
  const after = await poll(
    bench.gateway.ctx,
    providerDuring(() => bench.webhook(bench.report(deposit))),
    await rowOf(deposit),
  )
  expect([after.state, (await rowOf(deposit)).state]).toEqual(['SETTLED', 'SETTLED'])
  expect((await bench.balance()) - before).toBe(10_000n)
})

test.each([
  [1, 'PENDING'],
  [0, 'FAILED'],
] as const)('a payment unknown %i ms before the end of the deposit: %s', async (msBefore, state) => {
  const deposit = await bench.start()
  bench.gateway.clock.advance(15 * 60_000 - msBefore)
  const after = await poll(
    bench.gateway.ctx,
    providerDuring(async () => undefined),
    await rowOf(deposit),
  )
  expect(after.state).toBe(state)
})
