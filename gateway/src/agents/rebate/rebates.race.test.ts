import { createMember } from '../../identity'
import { claimCashback } from '../../loyalty/cashback/claim'
import { playerFunds, verifyLedger } from '../../money/ledger'
import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { walletBench } from '../../../testing/wallet'
import { rebateRatesOf } from '../team'
import { settleRebates } from '.'

const day = 86_400_000

const onPostgres = raceOn(async (url) => {
  const first = await startTestGateway({ database: await openRaceDatabase(url) })
  const second = await startTestGateway({ database: await openRaceDatabase(url) })
  return {
    bench: { first, second },
    close: async () => {
      await first.close()
      await second.close()
    },
  }
})

onPostgres(
  'two gateways at once, and agents that claim cashback: each commission is paid once',
  async ({ first, second }) => {
    const { ctx, clock } = first
    const merchant = await ctx.merchants.byCode('aurora')
    if (!merchant) throw new Error('no merchant')
    const join = (account: string, type: number, parentId: string | null) =>
      inTransaction(ctx.db, (tx) =>
        createMember(tx, ctx, { merchant, account, type, passwordHash: null, parentId, at: clock.now() }),
      )
    const wallet = await walletBench(first)
    const agents = await Promise.all(Array.from({ length: 6 }, (_, index) => join(`racer${index}`, 1, null)))
    for (const [index, agent] of agents.entries()) {
      const player = { ...(await join(`below${index}`, 0, agent.id)), merchantCode: 'aurora', currency: 'BRL' } as const
      await giveMoney(ctx.db, player, 100_000, clock.now())
      await wallet.playRound(await wallet.open(player), '10000', '0')
      const own = { ...agent, merchantCode: 'aurora', currency: 'BRL' } as const
      await giveMoney(ctx.db, own, 100_000, clock.now())
      await wallet.playRound(await wallet.open(own), '10000', '0')
    }
    for (const each of [first, second]) each.clock.advance(day)
    await Promise.all([
      ...[first, second, first, second].map((each) => settleRebates(each.ctx, merchant)),
      ...agents.map(({ id, account }) =>
        claimCashback(
          ctx,
          rebateRatesOf,
          merchant,
          { id, account, merchantCode: 'aurora', type: 1, currency: 'BRL', sessionId: '' },
          `claim-of-${id}`,
        ),
      ),
    ])
    // A run may leave days to the other one: they are paid at the latest now.
    await settleRebates(second.ctx, merchant)
    for (const { id } of agents) {
      // 1,000.00 less a stake of 100.00, plus 1.00 cashback at 100 basis points, plus 0.40 for 100.00 below them at
      // 100 − 60.
      expect((await playerFunds(ctx.db, 'aurora', id, 'BRL')).total).toBe(90_140n)
    }
    expect((await verifyLedger(ctx.db)).faults).toEqual([])
  },
)
