import { sql } from 'drizzle-orm'
import { startTestGateway } from '../../../testing/gateway'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { walletBench } from '../../../testing/wallet'
import { compareActivity, rewriteActivity } from '.'

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
  'bets while two gateways count, begin anew and rewrite: every bet counts exactly once',
  async ({ first, second }) => {
    const { db } = first.ctx
    const wallet = await walletBench(first)
    const seats = await Promise.all(
      Array.from({ length: 4 }, async () => wallet.open(await wallet.newPlayer(1_000_000))),
    )
    let playing = true
    const play = async (seat: string) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const roundId = await wallet.playRound(seat, '100', turn % 2 === 0 ? '150' : '0')
        if (turn % 5 !== 0) continue
        const voided = `${roundId}-void`
        const bet = { roundId: voided, txId: `${voided}-bet`, amount: '200', winAmount: '50', roundClosed: true }
        await wallet.call('betwin', seat, bet)
        await wallet.call('rollback', seat, { roundId: voided, refTxId: bet.txId })
      }
    }
    const repeat = async (work: () => Promise<unknown>) => {
      while (playing) await work()
    }
    /** A new handler on a database with rounds: neither cursor nor totals exist. */
    const beginAnew = async () => {
      await db.execute(sql`delete from event_cursors where handler = 'activity'`)
      await Promise.all([first.ctx.events.begin(), second.ctx.events.begin()])
    }
    const compared: unknown[] = []
    await Promise.all([
      Promise.all(seats.map(play)).finally(() => {
        playing = false
      }),
      repeat(() => first.ctx.events.drained()),
      repeat(() => second.ctx.events.drained()),
      repeat(() => rewriteActivity(second.ctx.db)),
      repeat(async () => compared.push(await compareActivity(db))),
    ])
    await beginAnew()
    compared.push(await compareActivity(db))
    await first.ctx.events.drained()
    compared.push(await compareActivity(db))
    expect(compared.filter((report) => JSON.stringify(report) !== '{"totals":[],"ledger":[]}')).toEqual([])
    const { rows } = await db.execute<{ rounds: bigint }>(sql`select sum(rounds) as rounds from activity_totals`)
    expect(Number(rows[0]?.rounds)).toBe(100)
  },
)
