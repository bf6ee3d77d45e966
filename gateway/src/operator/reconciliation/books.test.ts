import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import {
  agentCommission,
  houseStripe,
  playerAccount,
  post,
  promotionExpense,
  rebateExpense,
  roomIncome,
  rounding,
  transfer,
  decide,
} from '../../money'
import { depositFees, houseAccount, providerClearing, transitAccount, vendorAccount } from '../../money/ledger'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { grantFreeRounds } from '../../../testing/free-rounds'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newWithdrawal } from '../../../testing/withdrawal'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { ledgerLines } from '../command/ledger-text'
import { compareBookDays, type DatedDifference } from './books'
import { runDailyReconciliation } from './daily-run'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const dayMs = 86_400_000
const noon = Date.UTC(2026, 5, 15, 12)

let gateway: TestGateway
let desk: TestDesk
let bench: WalletBench
let player: Player
let seat: string
let main: ReturnType<typeof playerAccount>

type Row = { readonly scope: string; readonly table: string; readonly key: string; readonly where: string }
const rows: Row[] = []
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = () => `'${new Date(gateway.clock.now()).toISOString()}'`

const write = async (
  tx: Tx,
  scope: string,
  key: string,
  kind: Parameters<typeof post>[1]['kind'],
  postings: Parameters<typeof post>[1]['postings'],
) => {
  const posted = await post(tx, {
    ...{
      scope,
      key,
      fingerprint: key,
      kind,
      title: '',
      reference: `${scope} ${key}`,
      postings,
      at: gateway.clock.now(),
    },
  })
  if (!posted.ok) throw new Error(posted.reason)
}

/** A business row and its transaction. */
const recorded = async (
  row: Omit<Row, 'where'> & { readonly where?: string },
  insert: string,
  kind: Parameters<typeof post>[1]['kind'],
  postings: Parameters<typeof post>[1]['postings'],
) => {
  await inTransaction(gateway.ctx.db, async (tx) => {
    await tx.execute(sql.raw(insert))
    await write(tx, row.scope, row.key, kind, postings)
  })
  rows.push({ where: `id = '${row.key}'`, ...row })
}

const deposit = (id: string, columns: string, values: string) =>
  `insert into deposits (id, merchant_code, member_id, idempotency_key, fingerprint, method, currency, amount, fee, state, reference, pay_url, created_at, expires_at, kind, settled_amount, settled_at${columns})
   values ('${id}', 'aurora', '${player.id}', '${id}', '', 'pix', 'BRL', 5000, 100, 'SETTLED', 'D', '', ${at()}, ${at()}, 'qr', 5000, ${at()}${values})`

/** A withdrawal at each end: paid, refused by the provider, rejected by an operator. */
const withdrawals = async () => {
  for (const verdict of ['paid', 'refused', 'rejected'] as const) {
    const id = await newWithdrawal(gateway, player.id, minor(300))
    await inTransaction(gateway.ctx.db, (tx) =>
      decide(
        tx,
        id,
        verdict === 'rejected'
          ? { operator: 'one', verdict: 'reject', reason: 'no' }
          : { operator: 'one', verdict: 'approve' },
        gateway.clock.now(),
      ),
    )
    rows.push({ scope: 'withdraw', table: 'withdrawals', key: id, where: `id = '${id}'` })
    if (verdict === 'rejected') continue
    const { endPayout } = await import('../../money/withdrawals/decision')
    await endPayout(gateway.ctx, id, { payoutId: id, state: verdict === 'paid' ? 'PAID' : 'REFUSED' })
  }
}

/** Rounds of every kind, by the provider's signed calls. */
const rounds = async () => {
  await bench.playRound(seat, '500', '900')
  await bench.playRound(seat, '500', '0')
  await bench.call('betwin', seat, {
    txId: 'both',
    roundId: bench.nextRound(),
    amount: '200',
    winAmount: '50',
    roundClosed: true,
  })
  const undone = bench.nextRound()
  await bench.call('betwin', seat, { txId: 'undone', roundId: undone, amount: '200', winAmount: '50' })
  await bench.call('rollback', seat, { txId: 'undo', refTxId: 'undone', roundId: undone })
  await bench.call('rollback', seat, { txId: 'undo-none', refTxId: 'never-came', roundId: bench.nextRound() })
  await bench.call('promo-win', seat, { txId: 'prize', roundId: bench.nextRound(), amount: '70', campaign: 'summer' })
  const rewardId = await grantFreeRounds(gateway.ctx, player)
  const free = bench.nextRound()
  await bench.call('bet', seat, { txId: 'free-bet', roundId: free, amount: '200', rewardId })
  await bench.call('win', seat, { txId: 'free-win', roundId: free, amount: '120', roundClosed: true })
  const given = bench.nextRound()
  await bench.call('bet', seat, { txId: 'free-undone', roundId: given, amount: '200', rewardId })
  await bench.call('rollback', seat, { txId: 'free-undo', refTxId: 'free-undone', roundId: given })
  // Half of the stake was not used.
  const returned = bench.nextRound()
  await bench.call('bet', seat, { roundId: returned, amount: '400' })
  await bench.call('win', seat, { roundId: returned, amount: '200', returned: '200', roundClosed: true })
  await bench.call('bet', seat, { txId: 'open', roundId: 'open-round', amount: '100' })
  const calls = (key: string, txId: string) =>
    rows.push({ scope: 'seamless:studio', table: 'seamless_transactions', key, where: `tx_id = '${txId}'` })
  calls('both', 'both')
  calls('both:win', 'both')
  calls('undo:0', 'undo')
  calls('prize', 'prize')
  calls('free-win', 'free-win')
}

beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  bench = await walletBench(gateway)
  player = await bench.newPlayer(100_000)
  seat = await bench.open(player)
  main = playerAccount(books, player.id)
  const clearing = providerClearing(books, 'pix')
  await recorded({ scope: 'deposit', table: 'deposits', key: uuid(1) }, deposit(uuid(1), '', ''), 'deposit', [
    { account: clearing, amount: minor(-5100) },
    { account: main, amount: minor(5000) },
    { account: depositFees(books), amount: minor(100) },
  ])
  await inTransaction(gateway.ctx.db, async (tx) => {
    await tx.execute(
      sql.raw(deposit(uuid(2), ', bonus, bonus_hold, bonus_amount, bonus_turnover', `, '{}', 'first', 700, 0`)),
    )
    await write(tx, 'deposit', uuid(2), 'deposit', [
      { account: clearing, amount: minor(-5100) },
      { account: main, amount: minor(5000) },
      { account: depositFees(books), amount: minor(100) },
    ])
    await write(tx, 'deposit-bonus', uuid(2), 'bonus', transfer(promotionExpense(books), main, minor(700)))
  })
  rows.push({ scope: 'deposit-bonus', table: 'deposits', key: uuid(2), where: `id = '${uuid(2)}'` })
  await withdrawals()
  const [transit, atVendor] = [transitAccount(books, player.id, 'ARENUM'), vendorAccount(books, player.id, 'ARENUM')]
  await recorded(
    { scope: 'transfer.leave', table: 'wallet_transfers', key: uuid(3) },
    `insert into wallet_transfers (id, merchant_code, member_id, vendor, direction, idempotency_key, fingerprint, currency, amount, state, reference, created_at, ended_at)
     values ('${uuid(3)}', 'aurora', '${player.id}', 'ARENUM', 'IN', '${uuid(3)}', '', 'BRL', 900, 'CONFIRMED', 'T', ${at()}, ${at()})`,
    'transfer',
    transfer(main, transit, minor(900)),
  )
  await inTransaction(gateway.ctx.db, (tx) =>
    write(tx, 'transfer.arrive', uuid(3), 'transfer', transfer(transit, atVendor, minor(900))),
  )
  rows.push({ scope: 'transfer.arrive', table: 'wallet_transfers', key: uuid(3), where: `id = '${uuid(3)}'` })
  await recorded(
    { scope: 'vendor.play', table: 'vendor_plays', key: `${player.id}.ARENUM.7`, where: 'version = 7' },
    `insert into vendor_plays values ('${player.id}', 'ARENUM', 7, 'aurora', 'BRL', -250, ${at()})`,
    'bet',
    transfer(atVendor, houseAccount(books, 'ARENUM'), minor(250)),
  )
  await recorded(
    { scope: 'cashback', table: 'cashback_claims', key: uuid(4) },
    `insert into cashback_claims values ('${uuid(4)}', 'aurora', '${player.id}', 'claim', 'BRL', 120, ${at()})`,
    'rebate',
    transfer(rebateExpense(books), main, minor(120)),
  )
  await gateway.ctx.db.execute(
    sql.raw(`insert into campaigns (id, merchant_code, currency, kind, texts, images, terms, starts_at, created_by, created_at)
      values ('gift', 'aurora', 'BRL', 'APPLICATION', '{}', '[]', '{}', ${at()}, 'one', ${at()})`),
  )
  await recorded(
    { scope: 'promotion', table: 'grants', key: uuid(7) },
    `insert into grants (id, merchant_code, campaign_id, member_id, occasion, kind, currency, state, amount, terms, created_at, issued_at, claim_until, claimed_at)
     values ('${uuid(7)}', 'aurora', 'gift', '${player.id}', 'once', 'APPLICATION', 'BRL', 'CLAIMED', 220, '{"reward":{"type":"cash"}}', ${at()}, ${at()}, ${at()}, ${at()})`,
    'promotion',
    transfer(promotionExpense(books), main, minor(220)),
  )
  const commission = agentCommission(books, player.id)
  await gateway.ctx.db.execute(sql.raw(`insert into rebate_days values ('aurora', '2026-06-16', ${at()})`))
  const ofAgent = `agent_id = '${player.id}'`
  await recorded(
    { scope: 'commission', table: 'agent_commissions', key: `${player.id}:RNG:2026-06-16`, where: ofAgent },
    `insert into agent_commissions values ('${player.id}', 'RNG', '2026-06-16', 'aurora', 'BRL', 40, 1, ${at()})`,
    'commission',
    [
      { account: rebateExpense(books), amount: minor(-41) },
      { account: commission, amount: minor(40) },
      { account: rounding(books), amount: minor(1) },
    ],
  )
  await inTransaction(gateway.ctx.db, (tx) =>
    write(tx, 'commission-paid', `${player.id}:2026-06-16`, 'commission', transfer(commission, main, minor(40))),
  )
  rows.push({ scope: 'commission-paid', table: 'agent_commissions', key: `${player.id}:2026-06-16`, where: ofAgent })
  await recorded(
    { scope: 'room-pass', table: 'room_passes', key: uuid(5) },
    `insert into room_passes values ('${uuid(5)}', 'aurora', '${player.id}', 'NOVA_fox.ppv', 'pass', 'BRL', 500, ${at()}, ${at()})`,
    'purchase',
    transfer(main, roomIncome(books), minor(500)),
  )
  await recorded(
    { scope: 'adjustment', table: 'adjustments', key: uuid(6) },
    `insert into adjustments (id, merchant_code, member_id, currency, amount, reason, state, proposed_by, proposed_at, decided_by, decided_at)
     values ('${uuid(6)}', 'aurora', '${player.id}', 'BRL', -60, 'why', 'POSTED', 'one', ${at()}, 'two', ${at()})`,
    'adjustment',
    transfer(main, (await import('../../money')).adjustments(books), minor(60)),
  )
  await rounds()
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const short = (found: readonly DatedDifference[]) =>
  found.map(({ scope, key, kind }) => `${kind}: ${scope} ${key}`).sort()

/** The differences after changes with triggers disabled; the changes are rolled back. */
const afterHands = (...statements: readonly string[]) =>
  found(statements, (tx) => bookDifferencesIn({ db: tx, clock: gateway.clock }))
const found = async <T>(statements: readonly string[], read: (tx: Tx) => Promise<T>): Promise<T> => {
  const outcome = await gateway.ctx.db
    .transaction(async (tx) => {
      if (statements.length > 0) await tx.execute(sql.raw("set local session_replication_role = 'replica'"))
      for (const statement of statements) await tx.execute(sql.raw(statement))
      throw Object.assign(new Error('undone'), { seen: await read(tx) })
    })
    .catch((error: { seen?: T; message: string }) => error)
  if (!('seen' in outcome) || outcome.seen === undefined) throw outcome
  return outcome.seen
}
const idOf = ({ scope, key }: Row) =>
  `(select id from ledger_transactions where scope = '${scope}' and idempotency_key = '${key}')`

test('rows and transactions of every kind agree', async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  const { rows: scopes } = await gateway.ctx.db.execute<{ scope: string }>(
    sql`select distinct scope from ledger_transactions where scope <> 'test'`,
  )
  const planted = ['withdraw.approve', 'withdraw.paid', 'withdraw.return', ...rows.map(({ scope }) => scope)]
  expect([...new Set(planted)].sort()).toEqual(scopes.map(({ scope }) => scope).sort())
})

const each = () => rows.map((row) => [`${row.scope} ${row.key}`, row] as const)
const everyRow = async (check: (row: Row) => Promise<void>) => {
  expect(each().length).toBeGreaterThan(15)
  for (const [, row] of each()) await check(row)
}

test('transaction under another key: the row has no entry, and the entry no row', () =>
  everyRow(async (row) => {
    const hands = `update ledger_transactions set idempotency_key = 'hand-made', reference = '' where id = ${idOf(row)}`
    expect(short(await afterHands(hands))).toEqual([
      `no-entry: ${row.scope} ${row.key}`,
      `no-row: ${row.scope} hand-made`,
    ])
  }))

test('no business row: the entry is found', () =>
  everyRow(async (row) => {
    const differing = short(await afterHands(`delete from ${row.table} where ${row.where}`))
    expect(differing).toContain(`no-row: ${row.scope} ${row.key}`)
  }))

test('other amount, other kind, other account or other merchant: found', () =>
  everyRow(async (row) => {
    const id = idOf(row)
    for (const hands of [
      `update ledger_entries set amount = amount + case line when 1 then 1 else -1 end where transaction_id = ${id} and line < 3`,
      `update ledger_transactions set kind = 'opening' where id = ${id}`,
      `update ledger_transactions set merchant_code = 'lotus' where id = ${id}`,
      `update ledger_entries set account_id = (select id from ledger_accounts where code = 'opening' limit 1), account_version = -7 where transaction_id = ${id} and line = 1`,
      `update ledger_entries set created_at = created_at + interval '3 days' where transaction_id = ${id} and line = 1`,
    ])
      expect(short(await afterHands(hands))).toEqual([`amount: ${row.scope} ${row.key}`])
  }))

test('the same money twice: the second transaction is found', () =>
  everyRow(async (row) => {
    const id = idOf(row)
    const differing = short(
      await afterHands(
        `insert into ledger_transactions select '${uuid(99)}', merchant_code, scope, 'again', fingerprint, kind, title, reference, null, created_at from ledger_transactions where id = ${id}`,
        `insert into ledger_entries select '${uuid(99)}', line, account_id, currency, amount, balance_after, -account_version, created_at from ledger_entries where transaction_id = ${id}`,
      ),
    )
    expect(differing).toEqual([`twice: ${row.scope} again`])
  }))

test('balanced postings by hand, through the ledger itself: found', async () => {
  const house = houseStripe(books, 'NOVA_fox', player.id)
  const locked = playerAccount(books, player.id, 'locked')
  const seen = await found([], async (tx) => {
    await write(tx, 'seamless:studio', 'gift', 'win', transfer(house, main, minor(5000)))
    await write(tx, 'deposit', uuid(50), 'deposit', transfer(providerClearing(books, 'pix'), main, minor(7000)))
    await write(tx, 'withdraw', uuid(51), 'withdraw', transfer(main, locked, minor(300)))
    await write(tx, 'of nobody', 'x', 'adjustment', transfer(house, main, minor(1)))
    return bookDifferencesIn({ db: tx, clock: gateway.clock })
  })
  expect(seen).toHaveLength(4)
  expect(seen[0]).toEqual({
    ...{ merchant: 'aurora', day: '2026-06-15', scope: 'deposit', key: uuid(50), kind: 'no-row', recorded: null },
    posted: [
      { code: main.code, currency: 'BRL', amount: '7000' },
      { code: 'psp:pix:clearing', currency: 'BRL', amount: '-7000' },
    ],
  })
  expect(short(seen)).toEqual([
    `no-row: deposit ${uuid(50)}`,
    'no-row: of nobody x',
    'no-row: seamless:studio gift',
    `no-row: withdraw ${uuid(51)}`,
  ])
})

test.each([
  [
    'round with another payout',
    `update rounds set payout = payout + 1 where round_id = 'open-round'`,
    'amount: round:studio open-round',
  ],
  [
    'round that no call knows',
    `update seamless_transactions set round_id = 'elsewhere' where tx_id = 'open'`,
    'no-entry: round:studio open-round',
  ],
  [
    'call whose round is missing',
    `delete from rounds where round_id = 'open-round'`,
    'no-row: round:studio open-round',
  ],
  ['free rounds that paid more', `update free_rounds set won = won + 1`, 'amount: free-rounds'],
  ['free rounds that count another number', `update free_rounds set played = 3`, 'amount: free-rounds'],
])('%s: found', async (_, hands, difference) => {
  expect(short(await afterHands(hands)).join('\n')).toContain(difference)
})

test('round over midnight: agrees in the whole books and in the runs of single days, and differs in both when changed', async () => {
  gateway.clock.set(noon + dayMs / 2 - 1000)
  seat = await bench.open(player)
  await bench.call('bet', seat, { roundId: 'late', amount: '100' })
  gateway.clock.set(noon + dayMs / 2 + 1000)
  await bench.call('bet', seat, { roundId: 'late', amount: '50' })
  await bench.call('win', seat, { roundId: 'late', amount: '30', roundClosed: true })
  const day =
    (first: string, last = first) =>
    (tx: Tx) =>
      compareBookDays(tx, first, last)
  const changed = ["update rounds set payout = payout - 1 where round_id = 'late'"]
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  expect(short(await afterHands(...changed))).toEqual(['amount: round:studio late'])
  for (const days of [day('2026-06-16'), day('2026-06-14', '2026-06-16')]) {
    expect(short(await found([], days)).filter((text) => !text.includes(' test '))).toEqual([])
    expect(short(await found(changed, days)).filter((text) => !text.includes(' test '))).toEqual([
      'amount: round:studio late',
    ])
  }
  // The round ends on the next day, and its bet agrees with the books.
  expect(short(await found(changed, day('2026-06-15'))).filter((text) => !text.includes(' test '))).toEqual([])
})

test('daily run: the desk shows what differs with both sides, once, until a later run agrees', async () => {
  gateway.clock.set(Date.UTC(2026, 5, 20, 12))
  await inTransaction(gateway.ctx.db, (tx) =>
    write(tx, 'deposit', uuid(60), 'deposit', transfer(providerClearing(books, 'pix'), main, minor(7000))),
  )
  gateway.clock.set(Date.UTC(2026, 5, 21, 0, 11))
  const run = () => runDailyReconciliation(gateway.ctx).catch(() => undefined)
  await Promise.all([run(), run()])
  const cookie = await desk.operator('cashier')
  const { value } = await desk.call('reconciliation', { cookie, query: { show: 'waiting' } })
  expect(value.books).toMatchObject({
    comparedAt: gateway.clock.now(),
    differing: [
      {
        ...{ day: '2026-06-20', merchant: 'aurora', scope: 'deposit', key: uuid(60), kind: 'no-row', recorded: null },
        posted: [
          { code: main.code, currency: 'BRL', amount: '70.00' },
          { code: 'psp:pix:clearing', currency: 'BRL', amount: '-70.00' },
        ],
      },
    ],
  })
  expect((await desk.call('queues', { cookie })).value.reconciliation).toBe(1)
})

test('the command prints what differs and ends with an error', async () => {
  const report = {
    transactions: 1,
    entries: 2,
    accounts: 2,
    books: [],
    faults: [],
    chain: { sealed: 2, unsealed: 0, last: null },
  }
  const differences = await bookDifferencesIn(gateway.ctx)
  const { text, differ } = ledgerLines({ ...report, differences })
  expect(differ).toBe(true)
  expect(text).toContain(
    `DIFFERS 2026-06-20 aurora deposit ${uuid(60)}: posted, without a business row; recorded nothing; posted ${main.code} 7000 BRL, psp:pix:clearing -7000 BRL`,
  )
  expect(ledgerLines({ ...report, differences: [] }).differ).toBe(false)
})
