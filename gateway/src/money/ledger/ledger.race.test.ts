import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/kernel/database'
import { inTransaction } from '../../platform/kernel/transaction'
import { raceOn } from '../../testing/race'
import { openRaceDatabase } from '../../testing/race-database'
import { houseAccount, openingBalance, playerAccount, playerFunds, post, type PostRequest, reverse, transfer } from '.'

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

onPostgres('7. double spend: of 64 bets of 60 at once on a balance of 100 exactly one is accepted', async (db) => {
  const player = await funded(db, 100)
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => run(db, request(`${player}-${index}`, bet(player, 60)))),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await total(db, player)).toBe(40n)
})

onPostgres('5. replay: 50 equal requests at once have one effect and one answer', async (db) => {
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

onPostgres('4. a transaction reversed by 20 callers at once is reversed once', async (db) => {
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

onPostgres(
  'no deadlock, no drift: transfers between the same accounts in both directions and reversals at once',
  async (db) => {
    const [a, b] = [await funded(db, 5000), await funded(db, 5000)]
    const jobs = Array.from({ length: 120 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? [a, b] : [b, a]
      const postings =
        index % 3 === 0
          ? bet(from, 5, 'shared')
          : transfer(playerAccount(books, from), playerAccount(books, to), minor(7))
      return run(db, request(`${a}-${index}`, postings))
    })
    expect((await Promise.all(jobs)).every((answer) => answer.ok)).toBe(true)
    const { rows } = await db.db.execute<{ drift: bigint }>(
      sql`select count(*) drift from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)`,
    )
    expect(rows[0]?.drift).toBe(0n)
  },
)
