import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { freshDatabase } from '../../../testing/fresh-database'
import type { Database } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type AccountRef, openingBalance, playerAccount, vendorAccount } from './accounts'
import type { LedgerKind } from './kinds'
import { ledgerOfMember } from './member-ledger-store'
import { post } from './post'
import { transfer } from './posting'
import { rewardsByDay } from './rewards-store'
import { statementCount, statementEntries, statementSums } from './statement-store'
import { ensureAccounts } from './store'

const zone = 'America/Sao_Paulo'
const dayMs = 86_400_000
/** Midnight in São Paulo. */
const start = Date.UTC(2026, 5, 1, 3)
const days = 6
const bounds = Array.from({ length: days + 1 }, (_, day) => start + day * dayMs)
const whole = { from: start, to: start + days * dayMs }
const books = { merchant: 'growing', currency: 'BRL' } as const

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.db.execute(sql`
    insert into merchants (code, sort, name, hosts, main_domain, currency, time_zone, default_language, languages, min_age, flags, profile, registration)
    values ('growing', 1, 'Growing', '{}', '', 'BRL', ${zone}, 'PT', '{}', 18, '{}', '{}', '{}')`)
})
afterAll(() => database.close())

type Move = { readonly kind: LedgerKind; readonly at: number; readonly amount: number; readonly vendor: boolean }
const kinds = ['deposit', 'bet', 'win', 'bonus', 'rebate', 'withdraw', 'transfer'] as const
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom<LedgerKind>(...kinds),
    at: fc.nat(days * dayMs - 1).map((offset) => start + offset),
    amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: -900, max: -1 })),
    vendor: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
)

let serial = 0
const put = (account: AccountRef, { kind, at, amount }: Pick<Move, 'kind' | 'at' | 'amount'>) =>
  inTransaction(database.db, (tx) =>
    post(tx, {
      ...{ scope: 'growing', key: `${(serial += 1)}`, fingerprint: '', title: '', reference: '' },
      ...{ kind, at, postings: transfer(openingBalance(books), account, minor(amount)) },
    }),
  )

/** Posts the moves in the order of their times, after an opening balance on the day before. */
const posted = async (list: readonly Move[]) => {
  const id = `90000${(serial += 1)}`
  const [main, vendor] = [playerAccount(books, id), vendorAccount(books, id, 'ARENUM')]
  await ensureAccounts(database.db, [main, vendor, openingBalance(books)])
  for (const account of [main, vendor]) await put(account, { kind: 'opening', at: start - 1000, amount: 1_000_000 })
  const entries: { kind: string; at: number; amount: number; isMain: boolean }[] = []
  for (const move of [...list].sort((one, other) => one.at - other.at)) {
    const isMain = !move.vendor
    await put(isMain ? main : vendor, move)
    entries.push({ ...move, isMain })
  }
  return { member: { id, merchantCode: books.merchant, currency: books.currency }, main, entries: entries.reverse() }
}

test('any entries: sums, counts and pages of the statement are those of the entries', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.nat(days * dayMs), fc.option(fc.constantFrom(...kinds)), async (list, cut, kind) => {
      const { member, main, entries } = await posted(list)
      const filter = { member, span: whole, kinds: kind === null ? undefined : [kind] }
      const chosen = entries.filter(
        (entry) =>
          (entry.isMain || entry.kind !== 'transfer') && (kind === null || (entry.isMain && entry.kind === kind)),
      )
      const sum = (rows: readonly { readonly amount: number }[]) =>
        BigInt(rows.reduce((total, { amount }) => total + amount, 0))
      const isTransfer = (entry: { readonly kind: string }) => entry.kind === 'transfer'
      expect(await statementSums(database.db, filter)).toEqual({
        count: chosen.length,
        in: sum(chosen.filter((entry) => !isTransfer(entry) && entry.amount > 0)),
        out: sum(chosen.filter((entry) => !isTransfer(entry) && entry.amount < 0)),
        transfers: sum(chosen.filter(isTransfer)),
      })
      const page = await statementEntries(database.db, filter, { pageNo: 2, pageSize: 5 })
      expect(page.map(({ at, amount }) => [at, Number(amount)])).toEqual(
        chosen.slice(5, 10).map(({ at, amount }) => [at, amount]),
      )
      // From any instant on: part of a day, then whole days.
      const from = start + cut
      const next = bounds.find((bound) => bound >= from) ?? whole.to
      expect(
        await statementCount(database.db, { ...filter, span: { from, to: whole.to } }, { from: next, to: whole.to }),
      ).toBe(chosen.filter(({ at }) => at >= from).length)
      const rewarded = await rewardsByDay(database.db, main, bounds)
      const rewards = entries.filter((entry) => entry.isMain && ['bonus', 'rebate'].includes(entry.kind))
      expect(rewarded.reduce((total, { amount }) => total + amount, 0n)).toBe(sum(rewards))
      expect((await ledgerOfMember(database.db, books.merchant, member.id, { pageNo: 1, pageSize: 100 })).length).toBe(
        entries.length + 2,
      )
    }),
    { numRuns: 25 },
  )
})

test('another time zone of a merchant: its days begin anew, and the sums stay', async () => {
  const { member } = await posted([{ kind: 'deposit', at: start + 1, amount: 100, vendor: false }])
  const filter = { member, span: { from: start - dayMs, to: whole.to }, kinds: undefined }
  await database.db.execute(sql`update merchants set time_zone = 'Asia/Bangkok' where code = 'growing'`)
  expect((await statementSums(database.db, filter)).count).toBe(3)
  const { rows } = await database.db.execute<{ starts_at: string }>(sql`
    select day.starts_at from statement_days day join ledger_accounts account on account.id = day.account_id where account.code = ${`player:${member.id}:main`}`)
  // Midnight in Bangkok.
  expect([...new Set(rows.map(({ starts_at: at }) => new Date(at).getUTCHours()))]).toEqual([17])
  await database.db.execute(sql`update merchants set time_zone = ${zone} where code = 'growing'`)
})
