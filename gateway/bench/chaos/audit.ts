import { sql } from 'drizzle-orm'
import { playerFunds, verifyLedger } from '../../src/money'
import type { Database } from '../../src/platform/db/database'
import { sealNext } from '../../src/money/ledger/seal'
import type { Order, readJournal } from './journal'

type Journal = ReturnType<typeof readJournal>
type Answer = { readonly status: string; readonly credited?: string }
type StoredCall = { tx_id: string; answer: string; member_id: string }

const answerOf = (text: string): Answer => JSON.parse(text) as Answer

/** Change of the player's money by an acknowledged order, by the answer alone. */
const effectOf = ({ asked, acked }: Journal, order: Order): bigint => {
  const answer = answerOf(acked.get(order.txId) ?? '{"status":""}')
  if (answer.status !== 'OK') return 0n
  const credited = BigInt(answer.credited ?? 0)
  if (order.call === 'bet') return -order.amount
  if (order.call === 'betwin') return credited - order.amount
  if (order.call === 'win') return credited
  const undone = order.refTxId === undefined ? undefined : asked.get(order.refTxId)
  return undone && answerOf(acked.get(undone.txId) ?? '{"status":""}').status === 'OK' ? undone.amount : 0n
}

export type Audit = {
  readonly asked: number
  readonly acked: number
  /** Acknowledged, and not stored or stored with another answer. */
  readonly lost: number
  /** Stored and never acknowledged. */
  readonly unresolved: number
  /** Players whose balance differs from the sum of the acknowledged orders. */
  readonly doubled: number
  /** Rounds that differ between the caller and the books. */
  readonly roundsApart: number
  readonly faults: readonly string[]
  readonly entries: number
  readonly sealed: number
}

const roundsOf = (journal: Journal): ReadonlyMap<string, bigint> => {
  const retained = new Map<string, bigint>()
  for (const order of journal.asked.values())
    retained.set(order.roundId, (retained.get(order.roundId) ?? 0n) - effectOf(journal, order))
  return retained
}

/** Compares the caller's journal with the database, after all processes have ended. */
export const audit = async (
  { db }: Database,
  journal: Journal,
  players: readonly string[],
  units: bigint,
): Promise<Audit> => {
  const { rows } = await db.execute<StoredCall>(
    sql`select tx_id, answer, member_id from seamless_transactions where call <> 'tombstone'`,
  )
  const stored = new Map(rows.map((row) => [row.tx_id, row.answer]))
  // Refused by its tombstone: answered, and no row of its own.
  const retained = [...journal.acked].filter(([, answer]) => answerOf(answer).status === 'OK')
  const lost = retained.filter(([txId, answer]) => stored.get(txId) !== answer).length
  const unresolved = rows.filter(({ tx_id }) => !journal.acked.has(tx_id)).length
  let doubled = 0
  for (const memberId of players) {
    const mine = [...journal.asked.values()].filter((order) => order.memberId === memberId)
    const wanted = mine.reduce((sum, order) => sum + effectOf(journal, order), units)
    if ((await playerFunds(db, 'aurora', memberId, 'BRL')).total !== wanted) doubled += 1
  }
  const rounds = await db.execute<{ round_id: string; retained: bigint }>(
    sql`select round_id, (stake - payout)::bigint as retained from rounds`,
  )
  const ours = new Map(rounds.rows.map((row) => [row.round_id, row.retained]))
  const theirs = roundsOf(journal)
  const names = new Set([...ours.keys(), ...theirs.keys()])
  const roundsApart = [...names].filter((name) => (ours.get(name) ?? 0n) !== (theirs.get(name) ?? 0n)).length
  while ((await sealNext(db, Date.now())) > 0);
  const { faults, books, entries, chain } = await verifyLedger(db)
  const uneven = books
    .filter(({ sum }) => sum !== '0')
    .map(({ merchant, currency }) => `${merchant} ${currency} uneven`)
  return {
    asked: journal.asked.size,
    acked: journal.acked.size,
    lost,
    unresolved,
    doubled,
    roundsApart,
    faults: [...faults.map(({ rule, subject }) => `${rule}: ${subject}`), ...uneven],
    entries,
    sealed: chain.sealed,
  }
}
