import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { freshDatabase } from '../../../testing/fresh-database'
import {
  houseAccount,
  openingBalance,
  playerAccount,
  post,
  type Posted,
  type PostRequest,
  reverse,
  transfer,
  type Unposted,
  verifyLedger,
} from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const main = playerAccount(books, 'p')
const house = houseAccount(books, 'g')
let database: Database
let funded: Posted | Unposted
let bet: Posted | Unposted

const request = (key: string, postings: PostRequest['postings'], fingerprint = key): PostRequest => ({
  scope: 'test',
  key,
  fingerprint,
  kind: 'bet',
  title: 'test',
  reference: key,
  postings,
  at: Date.UTC(2026, 0, 1),
})
const run = (each: PostRequest) => inTransaction(database.db, (tx) => post(tx, each))
const undo = (key: string, reverses: string) =>
  inTransaction(database.db, (tx) =>
    reverse(tx, { scope: 'test', key, reverses, reference: '', at: 0, kind: 'rollback' }),
  )
const betId = () => (bet.ok ? bet.transactionId : '')
const fundedId = () => (funded.ok ? funded.transactionId : '')

beforeAll(async () => {
  database = await freshDatabase()
  funded = await run(request('fund', transfer(openingBalance(books), main, minor(1000))))
  bet = await run(request('bet', transfer(main, house, minor(600))))
  await undo('undo', betId())
  await run(request('spend', transfer(main, house, minor(900))))
})
afterAll(() => database.close())

/** Every row of every table, with the id of the transaction that wrote it. */
const image = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const images: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await database.db.execute<{ image: string }>(
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(t.xmin || t::text, ',' order by t::text)), '') as image from ${name} t`,
      ),
    )
    images[name] = found[0]?.image ?? ''
  }
  return images
}

describe('no-trace: a refused transaction changes no row, count, version or time stamp', () => {
  const unknown = '00000000-0000-8000-8000-000000000000'
  test.each<[string, () => Promise<Posted | Unposted>]>([
    ['insufficient', () => run(request('too-much', transfer(main, house, minor(101))))],
    ['mismatch', () => run(request('spend', transfer(main, house, minor(1)), 'other'))],
    ['reversed-already', () => undo('undo-again', betId())],
    ['insufficient', () => undo('undo-of-the-funding', fundedId())],
    ['unknown', () => undo('undo-of-nothing', unknown)],
  ])('%s', async (reason, ask) => {
    const before = await image()
    expect(await ask()).toEqual({ ok: false, reason })
    expect(await image()).toEqual(before)
  })
})

describe('partial commit is loud', () => {
  /** A transaction whose nth statement fails like a lost connection. */
  const failingAt = (tx: Tx, statement: number): Tx => {
    let count = 0
    return new Proxy(tx, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver)
        if (key !== 'execute' || typeof value !== 'function') return value
        return (...parts: unknown[]) => {
          count += 1
          return count === statement ? Promise.reject(new Error('cut')) : (value.apply(target, parts) as unknown)
        }
      },
    })
  }

  test('a failure of any statement: the caller gets an error and nothing is stored', async () => {
    const before = await image()
    const moves = (tx: Tx) => post(tx, request('cut', transfer(main, house, minor(10))))
    const outcomes: string[] = []
    for (let statement = 1; outcomes.at(-1) !== 'stored'; statement += 1) {
      outcomes.push(
        await inTransaction(database.db, async (tx) => {
          const answer = await moves(failingAt(tx, statement))
          expect(answer.ok).toBe(true)
        }).then(
          () => 'stored',
          (error: Error) => error.message,
        ),
      )
      if (outcomes.at(-1) !== 'stored') expect(await image()).toEqual(before)
    }
    expect(outcomes.slice(0, -1).length).toBeGreaterThan(0)
    expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['cut']))
  })

  test.each([
    [
      'a missing entry',
      'delete from ledger_entries where line = 2 and transaction_id = $id',
      ['zero-sum', 'snapshot = history', 'versions without gaps'],
    ],
    [
      'a snapshot without its entry',
      "update ledger_accounts set balance = balance + 1 where code = 'player:p:main'",
      ['snapshot = history'],
    ],
  ])('%s is reported by the verification', async (_what, statement, rules) => {
    const found = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw("set local session_replication_role = 'replica'"))
        await tx.execute(sql.raw(statement.replace('$id', `'${betId()}'`)))
        const report = await verifyLedger(tx)
        throw Object.assign(new Error('undo'), { report })
      })
      .catch((error: { report?: Awaited<ReturnType<typeof verifyLedger>> }) => error.report)
    expect(found?.faults.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules))
  })
})
