import { minor, moneyToWire, parseMoney, zero } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Database } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { freshDatabase } from '../../../testing/fresh-database'
import { insertTransaction } from './store'
import { houseAccount, openingBalance, playerAccount, playerFunds, post, type PostRequest, reverse, transfer } from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const at = Date.UTC(2026, 0, 1)
let database: Database
let players = 0

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const newPlayer = () => `p${++players}`
const request = (key: string, postings: PostRequest['postings'], fingerprint = 'same'): PostRequest => ({
  scope: 'test',
  key,
  fingerprint,
  kind: 'adjustment',
  title: 'test',
  reference: key,
  postings,
  at,
})
const run = (each: PostRequest) => inTransaction(database.db, (tx) => post(tx, each))
const fund = (player: string, units: bigint) =>
  run(request(`fund-${player}`, transfer(openingBalance(books), playerAccount(books, player), minor(units))))
const balance = async (player: string) => (await playerFunds(database.db, 'aurora', player, 'BRL')).total
const refusedBySql = (statement: string) => {
  return database.db
    .transaction((tx) => tx.execute(sql.raw(statement)))
    .then(
      () => 'accepted',
      (error: Error) => `${error.message} ${String(error.cause)}`,
    )
}
const count = async (table: string) =>
  Number((await database.db.execute<{ n: bigint }>(sql.raw(`select count(*) n from ${table}`))).rows[0]?.n)

describe('1. zero-sum', () => {
  test('entries that do not sum to zero per currency: an error before any statement', async () => {
    const player = playerAccount(books, newPlayer())
    const lopsided = [
      { account: openingBalance(books), amount: minor(-100) },
      { account: player, amount: minor(99) },
    ]
    await expect(run(request('lopsided', lopsided))).rejects.toThrow('not-zero-sum')
    const foreign = { ...player, currency: 'THB' as const }
    await expect(
      run(
        request('foreign', [
          { account: openingBalance(books), amount: minor(-100) },
          { account: foreign, amount: minor(100) },
        ]),
      ),
    ).rejects.toThrow('not-zero-sum')
  })

  test('direct SQL: one-sided entries and empty transactions are refused at commit', async () => {
    const player = newPlayer()
    await fund(player, 500n)
    const account = `(select id from ledger_accounts where code = 'player:${player}:main')`
    const transaction = (id: string) =>
      `insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, created_at) values ('${id}', 'aurora', 'hand', '${id}', '', 'adjustment', '', '', now())`
    const entry = (id: string, amount: number) =>
      `insert into ledger_entries values ('${id}', 1, ${account}, 'BRL', ${amount}, 0, 0, now())`
    const id = '00000000-0000-4000-8000-000000000001'
    expect(
      await refusedBySql(
        `with t as (${transaction(id)} returning id) insert into ledger_entries select id, 1, ${account}, 'BRL', 100, 0, 0, now() from t`,
      ),
    ).toContain('not zero-sum')
    expect(await refusedBySql(transaction(id))).toContain('has no entries')
    const failure = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(transaction(id)))
        await tx.execute(sql.raw(entry(id, 100)))
      })
      .then(
        () => 'accepted',
        (error: Error) => `${error.message} ${String(error.cause)}`,
      )
    expect(failure).toContain('not zero-sum')
    const stored = `(select transaction_id from ledger_entries where account_id = ${account} limit 1)`
    for (const line of [2, 3])
      expect(
        await refusedBySql(
          `insert into ledger_entries values (${stored}, ${line}, ${account}, 'BRL', 100, 0, 0, now())`,
        ),
      ).toContain(line === 2 ? 'ledger_entries_pkey' : 'not zero-sum')
    expect(
      await refusedBySql(`insert into ledger_entries values (${stored}, 0, ${account}, 'BRL', 100, 0, 0, now())`),
    ).toContain('ledger_entries_line')
    expect(await balance(player)).toBe(500n)
  })

  test('an entry of an unknown account or in another currency is refused', async () => {
    const player = newPlayer()
    await fund(player, 500n)
    const account = `(select id from ledger_accounts where code = 'player:${player}:main')`
    const stored = `(select transaction_id from ledger_entries where account_id = ${account} limit 1)`
    for (const place of ["-1, 'BRL'", `${account}, 'THB'`])
      expect(
        await refusedBySql(`insert into ledger_entries values (${stored}, 3, ${place}, 100, 0, 0, now())`),
      ).toContain('there is no ledger account')
  })
})

describe('2. no-negative', () => {
  test('a player cannot overspend; the operator’s account can be negative', async () => {
    const player = newPlayer()
    await fund(player, 500n)
    const bet = (key: string, units: number) =>
      run(request(key, transfer(playerAccount(books, player), houseAccount(books, 'g'), minor(units))))
    expect(await bet(`${player}-1`, 501)).toEqual({ ok: false, reason: 'insufficient' })
    expect((await bet(`${player}-2`, 500)).ok).toBe(true)
    expect(
      (
        await run(
          request(`${player}-3`, transfer(houseAccount(books, 'poor'), playerAccount(books, player), minor(10_000))),
        )
      ).ok,
    ).toBe(true)
  })

  test('direct SQL: the database refuses a negative balance too', async () => {
    const player = newPlayer()
    await fund(player, 100n)
    const id = '00000000-0000-4000-8000-000000000002'
    const statement = `with t as (insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, created_at) values ('${id}', 'aurora', 'hand', '${id}', '', 'bet', '', '', now()) returning id)
      insert into ledger_entries select t.id, l.line, a.id, 'BRL', l.amount, 0, 0, now() from t, (values (1, 'player:${player}:main', -101), (2, 'opening', 101)) l (line, code, amount) join ledger_accounts a on a.code = l.code and a.currency = 'BRL'`
    expect(await refusedBySql(statement)).toContain('ledger_accounts_not_negative')
  })
})

describe('3. snapshot = history', () => {
  test('a balance changes only by entries; an account cannot start with a balance or be deleted', async () => {
    const player = newPlayer()
    await fund(player, 100n)
    expect(
      await refusedBySql(`update ledger_accounts set balance = 999999 where code = 'player:${player}:main'`),
    ).toContain('changes only through entries')
    expect(
      await refusedBySql(
        "insert into ledger_accounts (merchant_code, code, currency, guarded, balance) values ('aurora', 'player:rich:main', 'BRL', true, 5)",
      ),
    ).toContain('must start at zero')
    expect(await refusedBySql(`delete from ledger_accounts where code = 'player:${player}:main'`)).toContain(
      'never deleted',
    )
  })
})

describe('4. append-only', () => {
  test.each(['ledger_entries', 'ledger_transactions'])('%s: update, delete and truncate are refused', async (table) => {
    await fund(newPlayer(), 100n)
    const before = await count(table)
    expect(await refusedBySql(`update ${table} set created_at = now()`)).toContain('append-only')
    expect(await refusedBySql(`delete from ${table}`)).toContain('append-only')
    expect(await refusedBySql(`truncate ${table} cascade`)).toContain('append-only')
    expect(await count(table)).toBe(before)
  })

  test('a reversal is the exact mirror, at most once; its repetition gets the same answer', async () => {
    const player = newPlayer()
    await fund(player, 1000n)
    const bet = await run(
      request(`${player}-bet`, transfer(playerAccount(books, player), houseAccount(books, 'g'), minor(300))),
    )
    if (!bet.ok) throw new Error(bet.reason)
    const undo = (key: string) =>
      inTransaction(database.db, (tx) =>
        reverse(tx, { scope: 'test', key, reverses: bet.transactionId, reference: '', at, kind: 'rollback' }),
      )
    const first = await undo(`${player}-undo`)
    const repeated = await undo(`${player}-undo`)
    expect(first).toMatchObject({ ok: true, replayed: false })
    expect(repeated).toMatchObject({ ok: true, replayed: true })
    expect(await undo(`${player}-undo-again`)).toEqual({ ok: false, reason: 'reversed-already' })
    expect(await balance(player)).toBe(1000n)
  })
})

describe('5. replay and 6. mismatch', () => {
  test('a repeated request, also concurrent: one effect, one answer', async () => {
    const player = newPlayer()
    await fund(player, 1000n)
    const bet = request(`${player}-bet`, transfer(playerAccount(books, player), houseAccount(books, 'g'), minor(700)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(bet)))
    const states = answers.map((answer) =>
      answer.ok ? { id: answer.transactionId, ...answer.after(playerAccount(books, player)) } : answer,
    )
    expect(
      new Set(
        states.map((state) =>
          JSON.stringify(state, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
        ),
      ).size,
    ).toBe(1)
    expect(answers.filter((answer) => answer.ok && !answer.replayed)).toHaveLength(1)
    expect(await balance(player)).toBe(300n)
  })

  test('a conflict by id or by key is answered as a replay, not as an error', async () => {
    const first = await run(
      request('two-names', transfer(openingBalance(books), playerAccount(books, newPlayer()), minor(100))),
    )
    if (!first.ok) throw new Error(first.reason)
    const before = await count('ledger_entries')
    for (const key of ['two-names', 'another-key']) {
      const again = { ...request(key, []), id: first.transactionId, merchant: 'aurora', reverses: null }
      expect(await insertTransaction(database.db, again, [])).toBeNull()
    }
    expect(await count('ledger_entries')).toBe(before)
  })

  test('the same key with another request is refused without effect', async () => {
    const player = newPlayer()
    await fund(player, 1000n)
    const bet = (units: number, fingerprint: string) =>
      run(
        request(
          `${player}-bet`,
          transfer(playerAccount(books, player), houseAccount(books, 'g'), minor(units)),
          fingerprint,
        ),
      )
    expect((await bet(100, 'a')).ok).toBe(true)
    expect(await bet(200, 'b')).toEqual({ ok: false, reason: 'mismatch' })
    expect(await balance(player)).toBe(900n)
  })
})

describe('20. no float', () => {
  test('amounts of any size are parsed and written exactly by the scale', () => {
    for (const hostile of [
      '-1',
      '-0',
      '1e3',
      '0.005',
      'NaN',
      'Infinity',
      '1,000',
      '１',
      '1e309',
      ' 1',
      '0x10',
      '9007199254740993',
      '',
    ])
      expect(parseMoney(hostile, 'BRL')).toBeNull()
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }),
        (units) => parseMoney(moneyToWire(minor(units), 'BRL'), 'BRL') === units,
      ),
    )
  })
})

type Model = { balance: bigint; bets: { id: string; amount: bigint; reversed: boolean }[]; keys: Map<string, bigint> }
type Real = { player: string }
class Move implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly key: number,
    readonly units: number,
  ) {}
  check = () => true
  async run(model: Model, real: Real) {
    const key = `${real.player}-${this.key}`
    const amount = BigInt(this.units)
    const [player, house] = [playerAccount(books, real.player), houseAccount(books, 'model')]
    const answer = await run(
      request(
        key,
        amount < 0n ? transfer(player, house, minor(-amount)) : transfer(house, player, minor(amount)),
        String(amount),
      ),
    )
    const earlier = model.keys.get(key)
    if (earlier !== undefined && earlier !== amount) expect(answer).toEqual({ ok: false, reason: 'mismatch' })
    else if (earlier !== undefined) expect(answer).toMatchObject({ ok: true, replayed: true })
    else if (model.balance + amount < 0n) expect(answer).toEqual({ ok: false, reason: 'insufficient' })
    else {
      if (!answer.ok) throw new Error(answer.reason)
      model.balance += amount
      model.keys.set(key, amount)
      model.bets.push({ id: answer.transactionId, amount, reversed: false })
      expect(answer.after(player).balance).toBe(model.balance)
    }
  }
  toString = () => `move(${this.key}, ${this.units})`
}
class Reverse implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly index: number,
    readonly key: number,
  ) {}
  check = (model: Readonly<Model>) => model.bets.length > 0
  async run(model: Model, real: Real) {
    const bet = model.bets[this.index % model.bets.length]
    if (!bet) return
    const answer = await inTransaction(database.db, (tx) =>
      reverse(tx, {
        scope: 'reversal',
        key: `${real.player}-${bet.id}-${this.key}`,
        reverses: bet.id,
        reference: '',
        at,
        kind: 'rollback',
      }),
    )
    if (bet.reversed) expect(answer.ok ? answer.replayed : answer.reason === 'reversed-already').toBe(true)
    else if (model.balance - bet.amount < 0n) expect(answer).toEqual({ ok: false, reason: 'insufficient' })
    else {
      expect(answer).toMatchObject({ ok: true, replayed: false })
      bet.reversed = true
      model.balance -= bet.amount
    }
  }
  toString = () => `reverse(${this.index}, ${this.key})`
}

test('1.–6. hold for random sequences of moves, repetitions and reversals (model run)', async () => {
  const commands = fc.commands(
    [
      fc
        .tuple(
          fc.nat(12),
          fc.integer({ min: -400, max: 400 }).filter((units) => units !== 0),
        )
        .map(([key, units]) => new Move(key, units)),
      fc.tuple(fc.nat(20), fc.nat(2)).map(([index, key]) => new Reverse(index, key)),
    ],
    { maxCommands: 30 },
  )
  await fc.assert(
    fc.asyncProperty(commands, (sequence) =>
      fc.asyncModelRun(
        () => ({ model: { balance: 0n, bets: [], keys: new Map<string, bigint>() }, real: { player: newPlayer() } }),
        sequence,
      ),
    ),
    { numRuns: 40 },
  )
  const { rows } = await database.db.execute<{ drift: bigint; negative: bigint; unbalanced: bigint }>(sql`select
    (select count(*) from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)) drift,
    (select count(*) from ledger_accounts where guarded and balance < 0) negative,
    (select count(*) from (select 1 from ledger_entries group by transaction_id, currency having sum(amount) <> 0) x) unbalanced`)
  expect(rows[0]).toEqual({ drift: 0n, negative: 0n, unbalanced: 0n })
  expect((await playerFunds(database.db, 'aurora', 'nobody', 'BRL')).total).toBe(zero)
})
