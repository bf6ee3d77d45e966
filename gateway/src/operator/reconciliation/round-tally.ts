import { type DifferenceKind, differenceKinds, type RoundPair, roundDifference, type RoundSide } from './compare-rounds'

/** Counts for one provider, currency and day. Amounts are minor units of the rounds that are settled here. */
export type RoundLine = {
  readonly provider: string
  readonly currency: string
  readonly day: string
  readonly rounds: number
  readonly settled: number
  readonly stake: string
  readonly win: string
} & Readonly<Record<DifferenceKind, number>>

type RoundRow = {
  readonly day: string
  readonly currency: string
  readonly roundId: string
  readonly kind: DifferenceKind
  readonly here: RoundSide | null
  readonly provider: RoundSide | null
}

/** `lines` count every round; `rows` has the first differing ones. */
export type RoundReport = { readonly lines: readonly RoundLine[]; readonly rows: readonly RoundRow[] }

/** Limit of a report that a person reads. */
const mostRows = 1000

type Counted = { rounds: number; settled: number; stake: bigint; win: bigint } & Record<DifferenceKind, number>

/** Counts pairs of rounds. Day and currency of a round come from the provider. */
export const createRoundTally = (parts: {
  readonly provider: string
  readonly openedBefore: number
  readonly dayOf: (at: number) => string
}) => {
  const counted = new Map<string, Counted>()
  const known = new Set<string>()
  const rows: RoundRow[] = []
  const none = Object.fromEntries(differenceKinds.map((kind) => [kind, 0])) as Record<DifferenceKind, number>

  return {
    add: (pair: RoundPair): void => {
      const { roundId, here, provider } = pair
      const side = provider ?? here
      if (!side || known.has(roundId)) return
      known.add(roundId)
      const day = parts.dayOf(side.at)
      const key = `${day} ${side.currency}`
      const line = counted.get(key) ?? { rounds: 0, settled: 0, stake: 0n, win: 0n, ...none }
      counted.set(key, line)
      line.rounds += 1
      if (here?.state === 'SETTLED') {
        line.settled += 1
        line.stake += here.stake
        line.win += here.win
      }
      const kind = roundDifference(pair, parts)
      if (kind === null) return
      line[kind] += 1
      if (rows.length < mostRows) rows.push({ day, currency: side.currency, roundId, kind, here, provider })
    },
    report: (): RoundReport => ({
      lines: [...counted]
        .sort(([one], [two]) => (one < two ? -1 : 1))
        .map(([key, { stake, win, ...counts }]) => {
          const [day = '', currency = ''] = key.split(' ')
          return { provider: parts.provider, currency, day, ...counts, stake: String(stake), win: String(win) }
        }),
      rows,
    }),
  }
}
