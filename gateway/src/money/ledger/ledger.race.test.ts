import { minor } from '@mosaic/contracts'
import type { Database } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import {
  houseAccount,
  openingBalance,
  playerAccount,
  playerFunds,
  post,
  type PostRequest,
  reverse,
  transfer,
  verifyLedger,
} from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const onPostgres = raceOn(async (url) => {
  const database = await openRaceDatabase(url)
  return { bench: database, close: () => database.close() }
})

let keys = Date.now()
const request = (key: string, postings: PostRequest['postings']): PostRequest => ({
  scope: 'race',
  key,
  fingerprint: 'same',
  kind: 'bet',
  title: '',
  reference: '',
  postings,
  at: 0,
})
const run = (db: Database, each: PostRequest) => inTransaction(db.db, (tx) => post(tx, each))
const funded = async (db: Database, units: number) => {
  const player = `r${++keys}`
  await run(db, request(`fund-${player}`, transfer(openingBalance(books), playerAccount(books, player), minor(units))))
  return player
}
const bet = (player: string, units: number, game = 'g') =>
  transfer(playerAccount(books, player), houseAccount(books, game), minor(units))
const total = async (db: Database, player: string) => (await playerFunds(db.db, 'aurora', player, 'BRL')).total

onPostgres('7. double spend: 64 concurrent bets of 60 on a balance of 100: exactly one is accepted', async (db) => {
  const player = await funded(db, 100)
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => run(db, request(`${player}-${index}`, bet(player, 60)))),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await total(db, player)).toBe(40n)
})

onPostgres('5. replay: 50 equal concurrent requests: one effect, one answer', async (db) => {
  const player = await funded(db, 100)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => run(db, request(`${player}-same`, bet(player, 60)))),
  )
  expect(
    new Set(
      answers.map((answer) =>
        answer.ok ? `${answer.transactionId} ${answer.after(playerAccount(books, player)).version}` : answer.reason,
      ),
    ).size,
  ).toBe(1)
  expect(await total(db, player)).toBe(40n)
})

onPostgres('double reversal, 4. append-only: 20 concurrent reversals of one transaction: one succeeds', async (db) => {
  const player = await funded(db, 100)
  const placed = await run(db, request(`${player}-bet`, bet(player, 60)))
  if (!placed.ok) throw new Error(placed.reason)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTransaction(db.db, (tx) =>
        reverse(tx, {
          scope: 'race',
          key: `${player}-undo-${index}`,
          reverses: placed.transactionId,
          reference: '',
          at: 0,
          kind: 'rollback',
        }),
      ),
    ),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await total(db, player)).toBe(100n)
})

onPostgres('ring: concurrent transfers around overlapping rings of accounts never deadlock', async (db) => {
  const players = await Promise.all(Array.from({ length: 5 }, () => funded(db, 5000)))
  const rings = [players.slice(0, 3), players.slice(1, 5).reverse(), players, players.toReversed()]
  const steps = rings.flatMap((ring) =>
    ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const),
  )
  const jobs = Array.from({ length: 10 }, (_, lap) =>
    steps.map(([from, to], index) =>
      run(
        db,
        request(`${from}-${lap}-${index}`, transfer(playerAccount(books, from), playerAccount(books, to), minor(7))),
      ),
    ),
  ).flat()
  // A concurrent bet with the same money.
  const bets = players.map((player, index) => run(db, request(`${player}-bet-${index}`, bet(player, 5, 'shared'))))
  expect((await Promise.all([...jobs, ...bets])).every((answer) => answer.ok)).toBe(true)
  for (const player of players) expect(await total(db, player)).toBe(4995n)
  expect((await verifyLedger(db.db)).faults).toEqual([])
})
