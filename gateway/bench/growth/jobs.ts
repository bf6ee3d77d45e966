import { settleRebates } from '../../src/agents'
import { sendDueMessages } from '../../src/content'
import { sealNext } from '../../src/money/ledger/seal'
import { depositsToPoll } from '../../src/money/payments/store'
import { roundsByGame } from '../../src/play/activity'
import { provider } from '../../src/play/seamless'
import { runDailyReconciliation } from '../../src/operator/reconciliation/daily-run'
import { claimOverdueRounds } from '../../src/play/seamless/stale-rounds/overdue-store'
import type { Currency } from '@mosaic/contracts'
import { walletBench } from '../../testing/wallet'
import type { Callers, Outcome } from './callers'
import type { Measured } from './read-calls'
import { people } from './sizes'

const done: Outcome = { problem: null }

/** A bet and its payout by the provider's own calls. */
const rounds = async ({ ctx, app }: Callers) => {
  const bench = await walletBench({ ctx, app, clock: ctx.clock })
  const seats = new Map<string, string>()
  return async (id: string): Promise<Outcome> => {
    const seat = seats.get(id) ?? (await bench.open({ id, merchantCode: 'aurora', currency: 'BRL' satisfies Currency }))
    seats.set(id, seat)
    const roundId = `grow-${ctx.random.uuid()}`
    const txId = () => ctx.random.uuid()
    const bet = await bench.call('bet', seat, { txId: txId(), roundId, amount: '100' })
    const win = await bench.call('win', seat, { txId: txId(), roundId, amount: '50', roundClosed: true })
    return bet.json.status === 'OK' && win.json.status === 'OK' ? done : { problem: `${bet.text} ${win.text}` }
  }
}

/** `once`: nothing is left to do after the first execution. */
export type Job = Measured & { readonly before?: (site: Callers) => Promise<unknown>; readonly once?: true }

/** Background work, once each, and the round that most of it follows. */
export const jobsOf = async (site: Callers): Promise<readonly Job[]> => {
  const play = await rounds(site)
  const { ctx } = site
  const { db, clock } = ctx
  const job = (name: string, work: () => Promise<unknown>, before?: () => Promise<unknown>): Job => ({
    name,
    run: async () => {
      await work()
      return done
    },
    ...(before && { before }),
  })
  const tenRounds = async () => {
    for (let round = 0; round < 10; round += 1) await play(people.normal)
  }
  return [
    { name: 'round of normal', run: () => play(people.normal) },
    { name: 'round of heavy', run: () => play(people.heavy) },
    job('job seal of ten rounds', () => sealNext(db, clock.now(), clock.now() - 30_000), tenRounds),
    job('job seal of all accounts, hourly', () => sealNext(db, clock.now()), tenRounds),
    job('job activity of ten rounds', () => ctx.events.drained(), tenRounds),
    job('job popularity', () => roundsByGame(db, 'aurora', clock.now() - 7 * 86_400_000)),
    job('job overdue rounds', () =>
      claimOverdueRounds(db, provider, { before: clock.now() - 600_000, now: clock.now() }),
    ),
    job('job deposits to poll', () => depositsToPoll(db, clock.now())),
    job('job due messages', () => sendDueMessages(ctx)),
    {
      // The game provider is away, so only the books are compared; the runs of its rounds are begun and end.
      ...job('job reconciliation of a day', async () => {
        for (const _ of [0, ...(await ctx.merchants.all())]) await runDailyReconciliation(ctx).catch(() => undefined)
      }),
      once: true,
    },
    {
      ...job('job commissions of a night', async () => {
        for (const merchant of await ctx.merchants.all())
          if (merchant.code === 'aurora') await settleRebates(ctx, merchant)
      }),
      once: true,
    },
  ]
}

const limit = (kind: 'loss' | 'wager' | 'time', period: 'day' | 'week' | 'month') =>
  ({ memberId: people.heavy, kind, period, amount: kind === 'time' ? 1440n : 100_000_000_000n }) as const

export const ownLimits = [limit('loss', 'week'), limit('wager', 'month'), limit('time', 'day')]
