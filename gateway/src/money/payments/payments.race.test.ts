import { inTransaction } from '../../platform/kernel/transaction'
import { playerFunds } from '../ledger'
import { memberByAccount } from '../../identity'
import { startTestGateway, type TestGateway } from '../../testing/gateway'
import { raceOn } from '../../testing/race'
import { openRaceDatabase } from '../../testing/race-database'
import { decideDeposit, openDeposit, settle } from '.'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

const asker = async ({ ctx }: TestGateway, account: string) => {
  const [merchant, row] = [await ctx.merchants.byCode('aurora'), await memberByAccount(ctx.db, 'aurora', account)]
  if (!merchant || !row) throw new Error('no member')
  const member = { id: row.id, merchantCode: 'aurora', account, type: 0, currency: 'BRL', sessionId: '' } as const
  return {
    member,
    ask: (idempotencyKey: string, amount: string) =>
      inTransaction(ctx.db, (tx) =>
        openDeposit(
          tx,
          ctx,
          { merchant, member, idempotencyKey },
          { method: 'pix', amount, returnPath: '/m/voucherCenter' },
        ),
      ),
  }
}

onPostgres(
  '16. limits under race: of twelve deposits of 5,000 at once four fit under the daily limit',
  async (running) => {
    const { ask } = await asker(running, 'player01')
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`key-number-${index}`, '5000.00')))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual([
      ...Array.from({ length: 8 }, () => 'money.limit.reached'),
      ...Array.from({ length: 4 }, () => 'ok'),
    ])
  },
)

onPostgres('14. deposit once: the same payment reported 20 times at once is credited once', async (running) => {
  const { member, ask } = await asker(running, 'vip01')
  const opened = await ask('the-only-key', '100.00')
  if (!opened.ok) throw new Error(opened.code)
  const report = {
    paymentId: 'p',
    reference: opened.value.id,
    state: 'PAID',
    amount: opened.value.amount,
    currency: 'BRL',
  } as const
  await Promise.all(
    Array.from({ length: 20 }, () => inTransaction(running.ctx.db, (tx) => settle(tx, report, running.clock.now()))),
  )
  expect((await playerFunds(running.ctx.db, 'aurora', member.id, 'BRL')).total).toBe(10_000n)
})

onPostgres(
  '14. deposit once: reports of all kinds and people of the house at once end it once, with at most one credit',
  async (running) => {
    const { member, ask } = await asker(running, 'agent01')
    const before = (await playerFunds(running.ctx.db, 'aurora', member.id, 'BRL')).total
    const opened = await ask('all-at-once', '100.00')
    if (!opened.ok) throw new Error(opened.code)
    const { id, amount } = opened.value
    const at = running.clock.now()
    const said = (state: 'PAID' | 'EXPIRED' | 'CANCELLED' | 'WAITING') =>
      inTransaction(running.ctx.db, (tx) =>
        settle(tx, { paymentId: 'p', reference: id, state, amount, currency: 'BRL' }, at),
      )
    const approve = () =>
      inTransaction(running.ctx.db, (tx) =>
        decideDeposit(tx, id, { operator: 'ana', verdict: 'approve', amount: '100.00' }, at),
      )
    const states = ['EXPIRED', 'PAID', 'WAITING', 'CANCELLED', 'PAID'] as const
    await Promise.all(states.flatMap((state) => [said(state), approve(), said(state)]))
    // Whoever came first: what is left to decide is decided, and only once.
    await Promise.all([approve(), approve(), said('PAID')])
    expect((await playerFunds(running.ctx.db, 'aurora', member.id, 'BRL')).total - before).toBe(10_000n)
  },
)
