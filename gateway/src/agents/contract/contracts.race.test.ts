import { minor } from '@mosaic/contracts'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { raceOn } from '../../../testing/race'
import { twoGateways } from '../../../testing/two-gateways'
import { playerFunds } from '../../money/ledger'
import { acceptHouseContract } from './house-contract'
import { paymentsOf } from './payment-store'
import { settleContracts } from './settle-contracts'

const day = 86_400_000

const onPostgres = raceOn(twoGateways)

onPostgres(
  'two gateways settle the same days at once, again and again: each day is computed once and paid once, and the books agree',
  async ({ first, second, team }) => {
    const top = await team.join(null, 2)
    const player = await team.join(top.id)
    await team.give(player, 'opening', 1_000_000)
    const tier = { minTurnover: minor(0n), minActive: 0, minLoss: minor(0n), rate: 20, cap: null }
    const terms = { kind: 'dailySalary', stackable: true, tiers: [tier] } as const
    await acceptHouseContract(first.ctx, team.merchant, top.id, terms)
    for (let days = 0; days < 3; days += 1) {
      for (const { clock } of [first, second]) clock.advance(day)
      await team.play(player, 10_000, 0)
    }
    for (const { clock } of [first, second]) clock.advance(day)
    await first.ctx.events.drained()
    const settle = ({ ctx }: typeof first) => settleContracts(ctx, team.merchant)
    await Promise.all([first, second, first, second].map(settle))
    await Promise.all([second, first].map(settle))
    const payments = await paymentsOf(first.ctx.db, top.id, 9)
    expect(payments.map(({ amount, paidAt }) => [amount, paidAt !== null])).toEqual([
      [20n, true],
      [20n, true],
      [20n, true],
    ])
    expect((await playerFunds(first.ctx.db, 'aurora', top.id, 'BRL')).total).toBe(60n)
    expect(await bookDifferencesIn(first.ctx)).toEqual([])
  },
)
