import type { BookDifference, BookSpan } from '../../money'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { CallSums, RoundKey, RoundSums } from './round-check'
import { freeRoundSumsQuery, roundSumsQuery, sumsOfRoundsQuery } from './round-sums.sql'

type Row = {
  provider: string
  round_id: string
  merchant: string
  currency: string
  stakes: bigint | null
  wins: bigint | null
  stake: bigint | null
  payout: bigint | null
  opened_at: string | null
  settled_at: string | null
}

/** Rounds of a span that are not over in it, or differ. */
export const roundSums = async (db: Db, span: BookSpan): Promise<readonly RoundSums[]> => {
  const { rows } = await db.execute<Row>(roundSumsQuery(span))
  return rows.map(({ provider, round_id: roundId, merchant, currency, stakes, wins, stake, payout, ...row }) => ({
    ...{ provider, roundId, merchant, currency },
    calls: stakes === null || wins === null ? null : { stakes, wins },
    round:
      stake === null || payout === null || row.opened_at === null
        ? null
        : { stake, payout, openedAt: instantOf(row.opened_at), settledAt: instantOf(row.settled_at) },
  }))
}

const idsOfStatement = 500

/** What the calls of these rounds moved in a span. */
export const sumsOfRounds = async (
  db: Db,
  keys: readonly RoundKey[],
  span: BookSpan,
): Promise<readonly (RoundKey & { readonly calls: CallSums })[]> => {
  const found: (RoundKey & { readonly calls: CallSums })[] = []
  for (let from = 0; from < keys.length; from += idsOfStatement) {
    const query = sumsOfRoundsQuery(keys.slice(from, from + idsOfStatement), span)
    const { rows } = await db.execute<{ provider: string; round_id: string; stakes: bigint; wins: bigint }>(query)
    found.push(...rows.map(({ provider, round_id: roundId, ...calls }) => ({ provider, roundId, calls })))
  }
  return found
}

type FreeRow = Readonly<Record<'merchant' | 'currency' | 'id' | 'played' | 'won' | 'rounds' | 'paid', string>>

/** Free rounds that count or paid something else than their rounds. */
export const freeRoundDifferences = async (db: Db, limit: number): Promise<readonly BookDifference[]> => {
  const { rows } = await db.execute<FreeRow>(freeRoundSumsQuery(limit))
  return rows.map(({ merchant, currency, id, played, won, rounds, paid }) => ({
    ...{ merchant, scope: 'free-rounds', key: id, kind: 'amount' },
    recorded: [
      { code: 'played', currency: '', amount: played },
      { code: 'payout', currency, amount: won },
    ],
    posted: [
      { code: 'played', currency: '', amount: rounds },
      { code: 'payout', currency, amount: paid },
    ],
  }))
}
