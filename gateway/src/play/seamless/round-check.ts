import type { BookDifference, BookLine, BookSpan } from '../../money'

export type RoundKey = { readonly provider: string; readonly roundId: string }
export type CallSums = { readonly stakes: bigint; readonly wins: bigint }
type Recorded = {
  readonly stake: bigint
  readonly payout: bigint
  readonly openedAt: number
  readonly settledAt: number | null
}

/** A round with what its calls of one span moved; null: no call, or no round. */
export type RoundSums = RoundKey & {
  readonly merchant: string
  readonly currency: string
  readonly calls: CallSums | null
  readonly round: Recorded | null
}

const sumOf = (a: CallSums | null, b: CallSums | null): CallSums | null =>
  a && b ? { stakes: a.stakes + b.stakes, wins: a.wins + b.wins } : (a ?? b)

/** What is returned of a stake is in no sum of the round, and in both of its calls. */
const agrees = ({ stakes, wins }: CallSums, { stake, payout }: Recorded): boolean =>
  stakes >= stake && stakes - stake === wins - payout

const isEndedBefore = (round: Recorded | null, end: number): boolean =>
  round !== null && round.settledAt !== null && round.settledAt < end

const linesOf = (currency: string, stake: bigint, payout: bigint): readonly BookLine[] => [
  { code: 'stake', currency, amount: String(stake) },
  { code: 'payout', currency, amount: String(payout) },
]

const differenceOf = ({ provider, roundId, merchant, currency, calls, round }: RoundSums): BookDifference | null => {
  if (calls && round && agrees(calls, round)) return null
  return {
    ...{ merchant, scope: `round:${provider}`, key: roundId },
    kind: !round ? 'no-row' : calls ? 'amount' : 'no-entry',
    recorded: round && linesOf(currency, round.stake, round.payout),
    posted: calls && linesOf(currency, calls.stakes, calls.wins),
  }
}

/**
 * Compares rounds with their calls, span after span: a round is decided in the span in which it ended, by the calls since it was
 * opened. Only rounds that are open between two spans are held in memory.
 */
export const createRoundCheck = () => {
  const open = new Map<string, RoundSums>()
  const older = new Map<string, RoundSums>()
  const differences: BookDifference[] = []
  let first: number | null = null

  const decide = (sums: RoundSums): void => {
    const difference = differenceOf(sums)
    if (difference) differences.push(difference)
  }

  return {
    add: (seen: readonly RoundSums[], span: BookSpan): void => {
      first ??= span.from
      for (const row of seen) {
        const key = `${row.provider} ${row.roundId}`
        const isOlder = row.round !== null && row.round.openedAt < first
        const held = isOlder ? older : open
        const before = held.get(key)
        held.delete(key)
        const sums = { ...row, calls: sumOf(before?.calls ?? null, row.calls) }
        const ended = isEndedBefore(row.round, span.to)
        if (!isOlder && (ended || row.round === null)) decide(sums)
        else held.set(key, sums)
      }
    },
    /** Ended rounds that were opened before the first span: their earlier calls are missing. */
    older: (end: number): readonly RoundSums[] => [...older.values()].filter(({ round }) => isEndedBefore(round, end)),
    addEarlier: (rounds: readonly RoundSums[], earlier: readonly (RoundKey & { readonly calls: CallSums })[]): void => {
      const calls = new Map(earlier.map((each) => [`${each.provider} ${each.roundId}`, each.calls]))
      for (const row of rounds)
        decide({ ...row, calls: sumOf(calls.get(`${row.provider} ${row.roundId}`) ?? null, row.calls) })
    },
    /** Open rounds have the sums of their calls so far. */
    decideOpen: (): void => {
      for (const sums of open.values()) decide(sums)
    },
    differences: (): readonly BookDifference[] => differences,
  }
}
