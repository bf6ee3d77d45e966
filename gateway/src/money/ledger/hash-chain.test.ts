import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { freshDatabase } from '../../../testing/fresh-database'
import { sealNext } from './seal'
import { houseAccount, openingBalance, playerAccount, post, reverse, transfer, verifyLedger } from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const [main, house] = [playerAccount(books, 'p'), houseAccount(books, 'g')]
const at = Date.UTC(2026, 0, 1)
let database: Database
let victim = ''

const move = async (key: string, postings: ReturnType<typeof transfer>) => {
  const request = {
    scope: 'test',
    key,
    fingerprint: key,
    kind: 'bet',
    title: key,
    reference: key,
    postings,
    at,
  } as const
  const answer = await inTransaction(database.db, (tx) => post(tx, request))
  if (!answer.ok) throw new Error(answer.reason)
  return answer.transactionId
}
const bets = async (from: number, to: number) => {
  for (let index = from; index < to; index += 1) await move(`bet-${index}`, transfer(main, house, minor(10)))
}

beforeAll(async () => {
  database = await freshDatabase()
  await move('fund', transfer(openingBalance(books), main, minor(1000)))
  await bets(0, 4)
  victim = await move('victim', transfer(main, house, minor(50)))
  await inTransaction(database.db, (tx) =>
    reverse(tx, { scope: 'test', key: 'undo', reverses: victim, reference: '', at, kind: 'rollback' }),
  )
  await sealNext(database.db, at)
  await bets(4, 6)
  await sealNext(database.db, at + 1)
})
afterAll(() => database.close())

/** Faults that the verification reports after a change with triggers disabled; the change is rolled back. */
const afterHands = async (statement: string, noted: Parameters<typeof verifyLedger>[1] = null): Promise<string[]> => {
  const found = await database.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw("set local session_replication_role = 'replica'"))
      const { rows } = await tx.execute(sql.raw(`${statement} returning 1`))
      expect(rows.length).toBeGreaterThan(0)
      throw Object.assign(new Error('undone'), { report: await verifyLedger(tx, noted) })
    })
    .catch((error: { report?: Awaited<ReturnType<typeof verifyLedger>> }) => error.report)
  return found?.faults.map(({ rule, subject }) => `${rule}: ${subject}`) ?? []
}

describe('18. hash chain', () => {
  test('an unchanged ledger verifies up to the last sealed entry; newer entries are counted', async () => {
    await bets(6, 7)
    const { faults, chain } = await verifyLedger(database.db)
    expect(faults).toEqual([])
    expect(chain).toMatchObject({ sealed: 18, unsealed: 2, last: { number: '2' } })
    expect(await sealNext(database.db, at + 2)).toBe(2)
    expect(await sealNext(database.db, at + 3)).toBe(0)
    expect((await verifyLedger(database.db)).chain).toMatchObject({ sealed: 20, unsealed: 0, last: { number: '3' } })
  })

  test('any field of any table changed: the verification names the entry or seal', async () => {
    const { rows: columns } = await database.db.execute<{ table: string; column: string; type: string }>(sql`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_name in ('ledger_entries', 'ledger_transactions', 'ledger_accounts')`)
    expect(columns.length).toBeGreaterThan(20)
    const other: Record<string, (column: string) => string> = {
      bigint: (column) => `${column} + 1000`,
      smallint: (column) => `${column} + 10`,
      text: (column) => `${column} || 'x'`,
      boolean: (column) => `not ${column}`,
      uuid: (column) =>
        `coalesce(overlay(${column}::text placing 'ffffffff' from 1 for 8)::uuid, '00000000-0000-8000-8000-000000000001')`,
      'timestamp with time zone': (column) => `${column} + interval '1 second'`,
    }
    const rowOf: Record<string, string> = {
      ledger_entries: `transaction_id = '${victim}' and line = 1`,
      ledger_transactions: `id = '${victim}'`,
      ledger_accounts: "code = 'player:p:main'",
    }
    const unseen: string[] = []
    for (const { table, column, type } of columns) {
      const overriding = column === 'id' && table === 'ledger_accounts'
      // The id of an account is generated always, so it cannot be updated.
      if (overriding) continue
      const faults = await afterHands(`update ${table} set ${column} = ${other[type]?.(column)} where ${rowOf[table]}`)
      const named = faults.some((fault) => fault.includes('player:p:main') || fault.includes(victim))
      if (!named) unseen.push(`${table}.${column}: ${faults.join('; ')}`)
    }
    expect(unseen).toEqual([])
  })

  test('one changed entry: reported alone, with account, version and transaction', async () => {
    const faults = await afterHands(`update ledger_transactions set title = 'other' where id = '${victim}'`)
    expect(faults.toSorted()).toEqual([
      `hash chain: aurora/house:g/BRL entry 5, transaction ${victim}`,
      `hash chain: aurora/player:p:main/BRL entry 6, transaction ${victim}`,
    ])
  })

  test.each([
    ['a deleted entry', 'delete from ledger_entries where account_version = 3', 'has no entry 3'],
    [
      'the last entries deleted',
      'delete from ledger_entries where account_version > 6',
      'does not end where it was sealed',
    ],
    [
      'a chain end moved back',
      'update ledger_chain_heads set version = version - 1',
      'does not end where it was sealed',
    ],
    ['a hash of a seal', "update ledger_seals set hash = '\\x00' where number = 1", 'seal 1'],
    ['the time of a seal', 'update ledger_seals set created_at = now() where number = 2', 'seal 2'],
    ['a deleted seal', 'delete from ledger_seals where number = 2', 'seal 3'],
    ['a deleted range', 'delete from ledger_seal_ranges where seal = 3', 'seal 3'],
    [
      'a hash of an entry',
      "update ledger_seal_ranges set hashes = overlay(hashes placing '\\x00'::bytea from 1) where seal = 1",
      'entry 1',
    ],
  ])('%s is found', async (_what, statement, named) => {
    expect((await afterHands(statement)).join('\n')).toContain(named)
  })

  test('a replaced seal differs from the noted one', async () => {
    const { last } = (await verifyLedger(database.db)).chain
    const noted = { number: BigInt(last?.number ?? 0), hash: last?.hash ?? '' }
    expect((await verifyLedger(database.db, noted)).faults).toEqual([])
    const other = { ...noted, hash: noted.hash.replaceAll(/./g, '0') }
    expect((await verifyLedger(database.db, other)).faults).toEqual([
      { rule: 'hash chain', subject: `seal ${noted.number} is not the one that was noted` },
    ])
  })
})
