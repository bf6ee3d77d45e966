import { inTransaction } from '../../platform/db/transaction'
import { playerFunds } from '../ledger'
import { memberByAccount } from '../../identity'
import { usualWagering } from '../../../testing/bonus'
import { launchedCampaign } from '../../../testing/campaign'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { decideDeposit, openDeposit, settle } from '.'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

const asker = async ({ ctx }: TestGateway, account: string, site: 'aurora' | 'lotus' = 'aurora') => {
  const [merchant, row] = [await ctx.merchants.byCode(site), await memberByAccount(ctx.db, site, account)]
  if (!merchant || !row) throw new Error('no member')
  const { currency } = merchant
  const member = { id: row.id, merchantCode: site, account, type: 0, currency, sessionId: '' } as const
  const method = site === 'aurora' ? 'pix' : 'promptpay'
  return {
    member,
    ask: (idempotencyKey: string, amount: string, promotionId?: string) =>
      inTransaction(ctx.db, (tx) =>
        openDeposit(
          tx,
          ctx,
          { merchant, member, idempotencyKey },
          { method, amount, returnPath: '/m/voucherCenter', promotionId },
        ),
      ),
  }
}

onPostgres('16. limits under race: twelve concurrent deposits of 5,000: four fit the daily limit', async (running) => {
  const { ask } = await asker(running, 'player01')
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`key-number-${index}`, '5000.00')))
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual([
    ...Array.from({ length: 8 }, () => 'money.limit.reached'),
    ...Array.from({ length: 4 }, () => 'ok'),
  ])
})

onPostgres('14. deposit once: 20 concurrent reports of one payment: one credit', async (running) => {
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
  '14. deposit once: concurrent reports and operators’ decisions: one end, at most one credit',
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
    // Either order leaves one decision.
    await Promise.all([approve(), approve(), said('PAID')])
    expect((await playerFunds(running.ctx.db, 'aurora', member.id, 'BRL')).total - before).toBe(10_000n)
  },
)

onPostgres(
  'first deposit: eight concurrent orders with a welcome bonus: one reserves it, 20 concurrent reports credit it once',
  async (running) => {
    const { member, ask } = await asker(running, 'vip01', 'lotus')
    await launchedCampaign(running.ctx, 'welcome', {
      merchantCode: 'lotus',
      currency: 'THB',
      terms: {
        of: { kind: 'FIRST_DEPOSIT', percent: 100, cap: '2000.00', least: '300.00', methods: [] },
        reward: { type: 'bonus', wagering: usualWagering },
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(`welcome-${index}`, '500.00', 'welcome')),
    )
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.fields?.promotionId)).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'held'),
      'ok',
    ])
    const opened = answers.find((answer) => answer.ok)
    if (!opened?.ok) throw new Error('no deposit')
    const { id, amount, currency } = opened.value
    const report = { paymentId: 'p', reference: id, state: 'PAID', amount, currency } as const
    const reported = () => inTransaction(running.ctx.db, (tx) => settle(tx, report, running.clock.now()))
    await Promise.all([...Array.from({ length: 20 }, reported), ask('one-more', '500.00', 'welcome')])
    await running.ctx.events.drained()
    expect((await playerFunds(running.ctx.db, 'lotus', member.id, 'THB')).total).toBe(100_000n)
  },
)
