import { agentTransferPostings, commissionPostings, contractPostings } from '../../agents'
import { cashbackPostings, grantPostings, redRainPostings } from '../../loyalty'
import {
  type BookDifference,
  bookDifferences,
  type BookSpan,
  depositPostings,
  type ExpectedPostings,
  firstPostedAt,
  inSnapshot,
  transferPostings,
  vendorPlayPostings,
  withdrawalPostings,
} from '../../money'
import {
  bonusPostings,
  callPostings,
  campaignDifferences,
  createRoundCheck,
  freeRoundDifferences,
  roomPassPostings,
  roundSums,
  sumsOfRounds,
} from '../../play'
import { addDays, dayOf, startOfDay } from '../../platform'
import type { Db, Tx } from '../../platform/db/database'
import { adjustmentPostings } from '../adjustments'

/** Every kind of business row that moves money. What the books have besides is a difference. */
const expected: ExpectedPostings = (span) => [
  depositPostings(span),
  withdrawalPostings(span),
  transferPostings(span),
  vendorPlayPostings(span),
  callPostings(span),
  roomPassPostings(span),
  cashbackPostings(span),
  grantPostings(span),
  redRainPostings(span),
  bonusPostings(span),
  agentTransferPostings(span),
  commissionPostings(span),
  contractPostings(span),
  adjustmentPostings(span),
]

/** Each entry is in one day of this zone, whatever the merchants' zones are. */
export const bookZone = 'UTC'

export type DatedDifference = BookDifference & { readonly day: string }

/** Limit of a report that a person reads. */
const mostDifferences = 200
const endOfTime = Date.UTC(9999, 11, 31)

type Day = BookSpan & { readonly day: string }

const dated =
  (day: string) =>
  (difference: BookDifference): DatedDifference => ({ ...difference, day })

/** Compares ledger and business rows day by day, so that no more than a day is sorted at once. */
const compareDays = async (tx: Tx, days: readonly Day[], whole: boolean): Promise<readonly DatedDifference[]> => {
  const found: DatedDifference[] = []
  const check = createRoundCheck()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  let counted = 0
  const takeRounds = (day: string): void => {
    found.push(...check.differences().slice(counted).map(dated(day)))
    counted = check.differences().length
  }
  for (const { day, ...span } of days) {
    found.push(...(await bookDifferences(tx, expected, span, mostDifferences)).map(dated(day)))
    check.add(await roundSums(tx, span), span)
    takeRounds(day)
    if (found.length >= mostDifferences) break
  }
  if (whole && found.length < mostDifferences) check.decideOpen()
  const older = check.older(last.to)
  const opened = older.flatMap(({ round }) => (round ? [round.openedAt] : []))
  const before = { from: Math.min(first.from, ...opened), to: first.from }
  check.addEarlier(older, older.length === 0 ? [] : await sumsOfRounds(tx, older, before))
  takeRounds(last.day)
  for (const differences of [freeRoundDifferences, campaignDifferences])
    found.push(...(await differences(tx, mostDifferences)).map(dated(last.day)))
  return found.slice(0, mostDifferences)
}

const dayNamed = (day: string): Day => ({
  day,
  from: startOfDay(day, bookZone),
  to: startOfDay(addDays(day, 1), bookZone),
})

/** The days of a run, the last one included. */
export const compareBookDays = (db: Db, first: string, last: string): Promise<readonly DatedDifference[]> => {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(dayNamed(day))
  return inSnapshot(db, (tx) => compareDays(tx, days, false))
}

/** The whole books. The first and the last span are open, so that a row of any time is compared. */
export const compareBooks = (db: Db, now: number): Promise<readonly DatedDifference[]> =>
  inSnapshot(db, async (tx) => {
    const last = dayOf(now, bookZone)
    const begun = dayOf((await firstPostedAt(tx)) ?? now, bookZone)
    const days: Day[] = []
    for (let day = begun < last ? begun : last; day <= last; day = addDays(day, 1)) days.push(dayNamed(day))
    const open = days.map((day, index) => ({
      ...day,
      ...(index === 0 && { from: 0 }),
      ...(index === days.length - 1 && { to: endOfTime }),
    }))
    return compareDays(tx, open, true)
  })
