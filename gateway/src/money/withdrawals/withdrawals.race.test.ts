import { demoPassword } from '../../demo'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/kernel/transaction'
import { startTestGateway } from '../../testing/gateway'
import { giveMoney } from '../../testing/give-money'
import { raceOn } from '../../testing/race'
import { openRaceDatabase } from '../../testing/race-database'
import { playerFunds } from '../ledger'
import { decide, withdrawalsIn } from '.'
import { endPayout } from './decision'

const pin = '274951'

/** player01 with 100.00, a payment password and an account to be paid to. */
const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  const { ctx, clock } = gateway
  let token = await gateway.tokenOf('player01')
  const member = await memberByAccount(ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  await giveMoney(ctx.db, { id: member.id, merchantCode: 'aurora', currency: 'BRL' }, 10_000, clock.now())
  await gateway.call('setPaymentPassword', {
    token,
    body: { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin },
  })
  const account = await gateway.call('addPayoutAccount', {
    token,
    body: { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password: pin },
  })
  const bankCardId = account.body.value?.bankCardId ?? ''
  const bench = {
    ctx,
    clock,
    /** Secrets are typed ten times in a quarter of an hour at most. */
    later: async () => {
      clock.advance(20 * 60_000)
      token = await gateway.tokenOf('player01')
    },
    withdraw: async (key: string) => {
      const headers = { 'idempotency-key': key }
      const answer = await gateway.call('withdraw', {
        token,
        headers,
        body: { amount: '100.00', bankCardId, password: pin },
      })
      return answer.body.success ? answer.body.value.withdrawId : answer.body.errorCode
    },
    pockets: async () => {
      const { pockets } = await playerFunds(ctx.db, 'aurora', member.id, 'BRL')
      return Object.fromEntries(pockets.map(({ code, balance }) => [code, balance]))
    },
  }
  return { bench, close: () => gateway.close() }
})

onPostgres('13. withdraw lock: of 8 requests for the whole balance at once one is taken', async (bench) => {
  await bench.later()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => bench.withdraw(`withdraw-${index}`)))
  const refused = answers.filter((answer) => answer === 'money.insufficient')
  expect([refused.length, new Set(answers).size]).toEqual([7, 2])
  expect(await bench.pockets()).toMatchObject({ main: 0n, locked: 10_000n })
})

onPostgres('5. replay: the same key 8 times at once is one withdrawal with one answer', async (bench) => {
  const [waits] = await withdrawalsIn(bench.ctx.db, ['PENDING'], 1)
  if (!waits) throw new Error('nothing waits')
  await inTransaction(bench.ctx.db, (tx) =>
    decide(tx, waits.id, { operator: 'ana', verdict: 'reject', reason: 'not now' }, bench.clock.now()),
  )
  await bench.later()
  const answers = await Promise.all(Array.from({ length: 8 }, () => bench.withdraw('the-same-key')))
  expect(new Set(answers).size).toBe(1)
  expect(await bench.pockets()).toMatchObject({ main: 0n, locked: 10_000n })
})

onPostgres(
  '13. withdraw lock: approvals, rejections and payouts at once end it once, with no money more or less',
  async (bench) => {
    const { ctx, clock } = bench
    const [waits] = await withdrawalsIn(ctx.db, ['PENDING'], 1)
    if (!waits) throw new Error('nothing waits')
    const decisions = Array.from({ length: 12 }, (_, index) =>
      inTransaction(ctx.db, (tx) =>
        decide(
          tx,
          waits.id,
          index % 2 === 0
            ? { operator: 'ana', verdict: 'approve' }
            : { operator: 'rui', verdict: 'reject', reason: 'not now' },
          clock.now(),
        ),
      ),
    )
    const decided = (await Promise.all(decisions)).map((answer) => (answer.ok ? answer.value.state : answer.code))
    expect(decided.filter((answer) => answer === 'withdraw.decided')).toHaveLength(11)
    const payouts = Array.from({ length: 8 }, (_, index) =>
      endPayout(ctx, waits.id, { payoutId: 'p', state: index % 2 === 0 ? 'PAID' : 'REFUSED' }),
    )
    await Promise.all(payouts)
    const { main = 0n, locked = 0n } = await bench.pockets()
    const [paid] = await withdrawalsIn(ctx.db, ['PAID'], 1)
    expect(await withdrawalsIn(ctx.db, ['PENDING', 'APPROVED'], 1)).toEqual([])
    expect([main, locked]).toEqual([paid ? 0n : 10_000n, 0n])
  },
)
