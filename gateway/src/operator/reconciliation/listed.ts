import { isCurrency, minor, moneyToWire } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import type { BookLine } from '../../money'
import { addDays, dayOf } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { StoredSide } from './schema'
import { bookDifferencesSince, daysSince, lastRunAt, roundsSince } from './store'

const shownDays = 31
const mostRounds = 200

/** Minor units where the currency is unknown here. */
const amountText = (amount: bigint, currency: string): string =>
  isCurrency(currency) ? moneyToWire(minor(amount), currency) : String(amount)

const sideToWire = (side: StoredSide | null) =>
  side && {
    state: side.state,
    stake: amountText(BigInt(side.stake), side.currency),
    win: amountText(BigInt(side.win), side.currency),
    currency: side.currency,
  }

const firstShown = ({ clock }: Pick<AppContext, 'clock'>): string => addDays(dayOf(clock.now(), 'UTC'), -shownDays)

const lineToWire = ({ code, currency, amount }: BookLine) => ({
  code,
  currency,
  amount: amountText(BigInt(amount), currency),
})

/** Business rows and transactions that did not agree in the last month. */
const listBooks = async (
  { db }: Pick<AppContext, 'db'>,
  first: string,
): Promise<DeskValue<'reconciliation'>['books']> => ({
  comparedAt: await lastRunAt(db, 'books'),
  differing: (await bookDifferencesSince(db, first, mostRounds)).map(
    ({ merchantCode: merchant, recorded, posted, ...difference }) => ({
      ...difference,
      merchant,
      recorded: recorded?.map(lineToWire) ?? null,
      posted: posted?.map(lineToWire) ?? null,
    }),
  ),
})

/** Results of the daily runs of the last month: differing days, or all days. */
export const listReconciliation = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  show: 'waiting' | 'all',
): Promise<DeskValue<'reconciliation'>> => {
  const first = firstShown(ctx)
  const days = await daysSince(ctx.db, first, show === 'waiting' ? 'different' : 'all')
  const rounds = await roundsSince(ctx.db, first, mostRounds)
  return {
    comparedAt: await lastRunAt(ctx.db, 'providers'),
    books: await listBooks(ctx, first),
    list: days.map((day) => ({
      ...day,
      stake: amountText(day.stake, day.currency),
      win: amountText(day.win, day.currency),
      differing: rounds
        .filter((round) => round.provider === day.provider && round.currency === day.currency && round.day === day.day)
        .map(({ roundId, kind, here, there }) => ({ roundId, kind, here: sideToWire(here), there: sideToWire(there) })),
    })),
  }
}

/** Number of differing days with a provider, and of rows and transactions that do not agree. */
export const waitingReconciliation = async (ctx: AppContext): Promise<number> =>
  (await daysSince(ctx.db, firstShown(ctx), 'different')).length +
  (await bookDifferencesSince(ctx.db, firstShown(ctx), mostRounds)).length
