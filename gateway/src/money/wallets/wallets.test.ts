import type { BodyOf, Currency, QueryOf } from '@mosaic/contracts'
import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { balanceOf as vendorBalanceOf, decide, play, setMode } from '../../demo/vendor-wallet/wallet-store'
import type { Mode } from '../../demo/vendor-wallet/schema'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import type { TestGateway } from '../../../testing/gateway'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { giveMoney } from '../../../testing/give-money'
import { newMember } from '../../../testing/new-member'
import { startListeningGateway } from '../../../testing/social-visitor'
import { transferOfMember } from './store'
import { reconcile } from './transfer-end'
import { vendorWalletClient, type VendorWalletClient } from './vendor-wallet-client'
import { walletTopic } from './wallet-topic'

const vendor = 'ARENUM'
const wallet = `vendor:${vendor}`

let gateway: TestGateway
let token: string
let memberId: string
let serial = 0
beforeAll(async () => {
  gateway = await startListeningGateway()
  token = await gateway.tokenOf('player01')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  memberId = member.id
  await giveMoney(
    gateway.ctx.db,
    { id: memberId, merchantCode: 'aurora', currency: 'BRL' },
    100_000,
    gateway.clock.now(),
  )
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})

const behave = (mode: Mode, whose = vendor) => setMode(gateway.ctx.db, whose, mode)
const transfer = async (body: Partial<BodyOf<'walletTransfer'>> = {}, key = `transfer-${++serial}`) =>
  (
    await gateway.call('walletTransfer', {
      token,
      headers: { 'idempotency-key': key },
      body: { fromAccountTypeId: 'main', toAccountTypeId: wallet, amount: '100.00', ...body },
    })
  ).body
const back = { fromAccountTypeId: wallet, toAccountTypeId: 'main' }
const transferAll = async (key = `bring-back-${++serial}`) =>
  (await gateway.call('walletTransferAll', { token, headers: { 'idempotency-key': key } })).body.value
const transferAllToMain = async (key?: string) => (await transferAll(key))?.list ?? []
const balances = async () => {
  const { wallets, sumBalance } = (await gateway.call('funds', { token })).body.value ?? { wallets: [] }
  return {
    sum: sumBalance,
    ...Object.fromEntries(
      wallets
        .filter(({ balance, code }) => Number(balance) !== 0 || code === 'main')
        .map(({ code, balance }) => [code, balance]),
    ),
  }
}
const status = async (transferId: string) =>
  (await gateway.call('walletTransferStatus', { token, query: { transferId } })).body.value
const renew = async () => (await gateway.call('renewWallets', { token })).body.value
const atVendor = () => vendorBalanceOf(gateway.ctx.db, { vendor, account: memberId, currency: 'BRL' })
const playAtVendor = (by: number) =>
  inTransaction(gateway.ctx.db, (tx) => play(tx, { vendor, account: memberId, currency: 'BRL' }, BigInt(by)))
/** Every balance is the sum of its entries, and the sum of all balances is zero. */
const booksAreRight = async () => {
  const { rows } = await gateway.ctx.db.execute<{ wrong: bigint }>(sql`
    select count(*) as wrong from ledger_accounts a
    where a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)`)
  const { rows: sums } = await gateway.ctx.db.execute<{ total: string }>(
    sql`select coalesce(sum(balance), 0)::text as total from ledger_accounts`,
  )
  return Number(rows[0]?.wrong) === 0 && sums[0]?.total === '0'
}

describe('transfers to a vendor and back', () => {
  test('one transfer per key; the sum of all wallets stays', async () => {
    const made = await transfer({}, 'twice-the-same')
    expect(made.value).toMatchObject({ state: 'CONFIRMED', direction: 'IN', vendorName: 'Arenum', amount: '100.00' })
    expect((await transfer({}, 'twice-the-same')).value).toEqual(made.value)
    expect((await transfer({ amount: '90.00' }, 'twice-the-same')).errorCode).toBe('idempotency.mismatch')
    expect(await balances()).toEqual({ sum: '1000.00', main: '900.00', [wallet]: '100.00' })
    expect((await atVendor()).balance).toBe(10_000n)
    expect((await transfer({ ...back, amount: '40.00' })).value).toMatchObject({ state: 'CONFIRMED', direction: 'OUT' })
    expect(await balances()).toEqual({ sum: '1000.00', main: '940.00', [wallet]: '60.00' })
    expect(await booksAreRight()).toBe(true)
    const { body } = await gateway.call('accountReport', { token, query: { kind: 'transfer' } })
    expect(body.value?.list.map(({ title, amount }) => [title, amount])).toEqual([
      ['Arenum', '40.00'],
      ['Arenum', '-100.00'],
    ])
  })

  test.each([
    [{ amount: '940.01' }, 'money.insufficient'],
    [{ ...back, amount: '60.01' }, 'money.insufficient'],
    [{ amount: '0' }, 'money.amount.invalid'],
    [{ toAccountTypeId: 'vendor:NOBODY' }, 'wallet.unknown'],
    [{ toAccountTypeId: 'main' }, 'wallet.unknown'],
    [{ fromAccountTypeId: 'locked' }, 'wallet.unknown'],
  ])('%j is refused: %s', async (body, code) => {
    expect((await transfer(body)).errorCode).toBe(code)
  })

  test('renewing the wallets imports wins and losses at the vendor once', async () => {
    gateway.clock.advance(1000)
    await playAtVendor(2_500)
    expect(await balances()).toMatchObject({ [wallet]: '60.00' })
    expect(await renew()).toMatchObject({ sumBalance: '1025.00', unanswered: [] })
    expect(await renew()).toMatchObject({ sumBalance: '1025.00' })
    await playAtVendor(-500)
    await renew()
    expect(await balances()).toEqual({ sum: '1020.00', main: '940.00', [wallet]: '80.00' })
    expect(await booksAreRight()).toBe(true)
  })

  test('play at the vendor is in the account record by the vendor’s name, not among bets and wins', async () => {
    const report = async (query: QueryOf<'accountReport'>) =>
      (await gateway.call('accountReport', { token, query })).body.value
    const played = await report({ kind: 'vendorPlay' })
    expect(played?.list.map(({ title, amount, balanceAfter }) => [title, amount, balanceAfter])).toEqual([
      ['Arenum', '-5.00', '80.00'],
      ['Arenum', '25.00', '85.00'],
    ])
    expect(played?.footer).toMatchObject({ in: '25.00', out: '-5.00', net: '20.00', transfers: '0.00' })
    for (const kind of ['bet', 'win'] as const) expect((await report({ kind }))?.list).toEqual([])
    const all = await report({})
    expect(all?.list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['vendorPlay', '-5.00'],
      ['vendorPlay', '25.00'],
      ['transfer', '40.00'],
      ['transfer', '-100.00'],
      ['opening', '1000.00'],
    ])
    // The member's balance over all wallets.
    expect(all?.footer).toMatchObject({ net: '1020.00', transfers: '-60.00' })
    const { body } = await gateway.call('accountReportByInstant', { token, query: { codeTypes: 'vendorPlay' } })
    expect(body.value?.list.map(({ remark, amount }) => [remark, amount])).toEqual([
      ['Arenum', '-5.00'],
      ['Arenum', '25.00'],
    ])
  })

  test('transfer of all: one call returns everything, a second one finds nothing', async () => {
    const first = await transferAllToMain('all-of-it-back')
    expect(first).toMatchObject([{ vendor, state: 'CONFIRMED', amount: '80.00' }])
    expect(await transferAllToMain('all-of-it-back')).toEqual(first)
    expect(await transferAllToMain()).toEqual([])
    expect(await balances()).toEqual({ sum: '1020.00', main: '1020.00' })
  })

  test('refused by the vendor: the money returns', async () => {
    await behave('refusing')
    expect((await transfer()).value?.state).toBe('FAILED')
    expect(await balances()).toEqual({ sum: '1020.00', main: '1020.00' })
    await behave('prompt')
  })

  test('the report has totals of confirmed transfers', async () => {
    const { body } = await gateway.call('walletTransferReport', { token, query: { pageNo: 1, pageSize: 2 } })
    expect(body.value).toMatchObject({ totalCount: 4, totalPages: 2, footer: { in: '100.00', out: '120.00' } })
    const { body: failed } = await gateway.call('walletTransferReport', { token, query: { state: 'FAILED' } })
    expect(failed.value?.list.map(({ state }) => state)).toEqual(['FAILED'])
  })
})

describe('transfer of all by the vendors’ own balances', () => {
  const veritas = 'vendor:VERITAS'
  test.each([
    ['more than known', 400, '14.00', '1024.00'],
    ['less than known', -500, '5.00', '1019.00'],
  ])('the vendor holds %s', async (_case, played, amount, main) => {
    await transfer({ amount: '10.00' })
    await playAtVendor(played)
    const { list, left, unanswered } = (await transferAll()) ?? {}
    expect(list).toMatchObject([{ vendor, state: 'CONFIRMED', amount }])
    expect([left, unanswered]).toEqual([[], []])
    expect(await balances()).toEqual({ sum: main, main })
    expect((await atVendor()).balance).toBe(0n)
    expect(await booksAreRight()).toBe(true)
  })

  test('everything lost at the vendor: no transfer', async () => {
    await transfer({ amount: '10.00' })
    await playAtVendor(-1_000)
    expect(await transferAll()).toEqual({ list: [], left: [], unanswered: [] })
    expect(await balances()).toEqual({ sum: '1009.00', main: '1009.00' })
  })

  test('one vendor does not answer: it is named and its known balance stays; the others are transferred', async () => {
    await transfer({ amount: '10.00' })
    await transfer({ toAccountTypeId: veritas, amount: '20.00' })
    await behave('silent')
    const first = await transferAll('with-one-that-is-silent')
    expect(first).toMatchObject({
      list: [{ vendor: 'VERITAS', state: 'CONFIRMED', amount: '20.00' }],
      left: [{ vendor, vendorName: 'Arenum', amount: '10.00' }],
      unanswered: [vendor],
    })
    expect(await balances()).toEqual({ sum: '1009.00', main: '999.00', [wallet]: '10.00' })
    await behave('prompt')
    expect(await transferAll('with-one-that-is-silent')).toEqual(first)
    expect(await balances()).toMatchObject({ [wallet]: '10.00' })
    expect(await transferAll()).toMatchObject({ list: [{ vendor, amount: '10.00' }], left: [], unanswered: [] })
  })

  test('one vendor refuses: its balance is reported as left', async () => {
    await transfer({ amount: '10.00' })
    await behave('refusing')
    expect(await transferAll()).toMatchObject({
      list: [{ vendor, state: 'FAILED' }],
      left: [{ vendor, vendorName: 'Arenum', amount: '10.00' }],
      unanswered: [],
    })
    await behave('prompt')
    await transferAll()
  })

  test('a crash loses the answer: the retry orders nothing twice and completes the rest', async () => {
    await transfer({ amount: '10.00' })
    await transfer({ toAccountTypeId: veritas, amount: '20.00' })
    await behave('silent', 'VERITAS')
    const [ordered] = await transferAllToMain('cut-off-half-way')
    await behave('prompt', 'VERITAS')
    await playAtVendor(300)
    await gateway.ctx.db.execute(sql`delete from idempotent_calls where idempotency_key = 'cut-off-half-way'`)
    const again = await transferAll('cut-off-half-way')
    expect(again?.list).toMatchObject([ordered, { vendor: 'VERITAS', state: 'CONFIRMED', amount: '20.00' }])
    expect(again?.left).toEqual([{ vendor, vendorName: 'Arenum', amount: '3.00' }])
    await playAtVendor(-300)
    await renew()
    expect(await balances()).toEqual({ sum: '1009.00', main: '1009.00' })
    expect(await booksAreRight()).toBe(true)
  })
})

describe('unknown outcome', () => {
  test('the money stays in transit, the next transfer waits, and the order is polled, never sent again', async () => {
    await behave('lost-answer')
    const made = await transfer()
    expect(made.value?.state).toBe('UNKNOWN')
    expect(await balances()).toEqual({ sum: '1009.00', main: '909.00', [`transit:${vendor}`]: '100.00' })
    expect((await transfer()).errorCode).toBe('transfer.in.flight')
    // An open transfer is reported instead of an empty answer.
    expect(await transferAllToMain()).toMatchObject([{ transferId: made.value?.transferId, state: 'UNKNOWN' }])
    expect((await renew())?.sumBalance).toBe('1009.00')
    gateway.clock.advance(3000)
    await behave('prompt')
    expect((await status(made.value?.transferId ?? ''))?.state).toBe('CONFIRMED')
    expect(await balances()).toEqual({ sum: '1009.00', main: '909.00', [wallet]: '100.00' })
    expect((await atVendor()).balance).toBe(10_000n)
    await transferAllToMain()
  })

  test('an order that never arrived: the money returns, and the vendor refuses a late order', async () => {
    await behave('silent')
    const { transferId = '' } = (await transfer()).value ?? {}
    await behave('prompt')
    gateway.clock.advance(3000)
    expect((await status(transferId))?.state).toBe('UNKNOWN')
    gateway.clock.advance(20_000)
    expect((await status(transferId))?.state).toBe('FAILED')
    const order = {
      reference: transferId,
      vendor,
      account: memberId,
      currency: 'BRL' as const,
      direction: 'IN' as const,
    }
    const late = await inTransaction(gateway.ctx.db, (tx) => decide(tx, { ...order, amount: minor(10_000) }, 0, false))
    expect(late.state).toBe('REFUSED')
    expect(await balances()).toEqual({ sum: '1009.00', main: '1009.00' })
    expect(await booksAreRight()).toBe(true)
  })

  test('concurrent polls end it once', async () => {
    await behave('lost-answer')
    const { transferId = '' } = (await transfer()).value ?? {}
    await behave('prompt')
    const row = await transferOfMember(gateway.ctx.db, memberId, transferId)
    const client = vendorWalletClient(gateway.ctx)
    if (!row || !client) throw new Error('no transfer')
    let sent = 0
    const counted: VendorWalletClient = { ...client, move: (order) => (sent++, client.move(order)) }
    await Promise.all([1, 2, 3].map(() => reconcile(gateway.ctx, counted, row)))
    expect(sent).toBe(0)
    expect(await balances()).toEqual({ sum: '1009.00', main: '909.00', [wallet]: '100.00' })
    await transferAllToMain()
  })

  test('a vendor that does not answer is named and its known balance stays', async () => {
    await transfer({ amount: '10.00' })
    await behave('silent')
    expect(await renew()).toMatchObject({ unanswered: [vendor], sumBalance: '1009.00' })
    await behave('prompt')
  })
})

test('another member’s transfer is unknown', async () => {
  const { transferId = '' } = (await transfer({ amount: '1.00' })).value ?? {}
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const { token: other } = await newMember(gateway, merchant, 'another01')
  const asked = await gateway.call('walletTransferStatus', { token: other, query: { transferId } })
  expect(asked.body.errorCode).toBe('transfer.unknown')
})

test('the vendor’s API refuses unsigned calls', async () => {
  const url = `/vendor-wallet/v1/wallets/${vendor}/${memberId}/BRL`
  expect((await gateway.app.inject({ url })).statusCode).toBe(401)
})

test.each<[Currency, string, string]>([
  ['KRW', '5000', '5000'],
  ['THB', '50.05', '50.05'],
])('%s: the smallest unit is exact', async (currency, amount, shown) => {
  const code = await gateway.saveMerchant(`w${currency.toLowerCase()}`, { currency })
  const account = `w${currency.toLowerCase()}01`
  const merchant = await gateway.ctx.merchants.byCode(code)
  if (!merchant) throw new Error('no merchant')
  const member = await newMember(gateway, merchant, account)
  await giveMoney(gateway.ctx.db, { id: member.id, merchantCode: code, currency }, 1_000_000, gateway.clock.now())
  const moved = await gateway.call('walletTransfer', {
    token: member.token,
    merchant: code,
    headers: { 'idempotency-key': `units-${currency}` },
    body: { fromAccountTypeId: 'main', toAccountTypeId: wallet, amount },
  })
  expect(moved.body.value).toMatchObject({ state: 'CONFIRMED', amount: shown, currency })
  const { body } = await gateway.call('funds', { token: member.token, merchant: code })
  expect(body.value?.wallets).toContainEqual({ code: wallet, name: 'Arenum', balance: shown })
})

test.each([
  ['a member', 0, true],
  ['a trial account, whose credits are at the game provider', 4, false],
])('a stream sends the funds of %s (type %i): %s', async (_case, type, isSent) => {
  const news = await walletTopic.readValue?.(gateway.ctx, {
    id: memberId,
    merchantCode: 'aurora',
    currency: 'BRL',
    type,
  })
  expect(news?.funds !== undefined).toBe(isSent)
})

describe('limits on play include vendor wallets', () => {
  const limited = async (kind: 'loss' | 'wager', amount: string) => {
    const merchant = await gateway.ctx.merchants.byCode('aurora')
    if (!merchant) throw new Error('no merchant')
    const fresh = await newMember(gateway, merchant, `limited${++serial}`)
    const member = { id: fresh.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveMoney(gateway.ctx.db, member, 100_000, gateway.clock.now())
    const call = (body: Partial<BodyOf<'walletTransfer'>>) =>
      gateway
        .call('walletTransfer', {
          token: fresh.token,
          headers: { 'idempotency-key': `limited-${++serial}` },
          body: { fromAccountTypeId: 'main', toAccountTypeId: wallet, amount: '100.00', ...body },
        })
        .then(({ body: answer }) => (answer.success ? answer.value.state : answer.errorCode))
    const setLimit = () => gateway.call('setLimit', { token: fresh.token, body: { kind, period: 'day', amount } })
    const used = async () => (await gateway.call('limits', { token: fresh.token })).body.value?.limits[0]?.used
    const lose = async (by: number) => {
      await inTransaction(gateway.ctx.db, (tx) => play(tx, { vendor, account: fresh.id, currency: 'BRL' }, BigInt(-by)))
      await gateway.call('renewWallets', { token: fresh.token })
    }
    return { call, setLimit, used, lose }
  }

  test.each(['loss', 'wager'] as const)(
    '%s: a transfer above what is left is refused, and back there is none at stake',
    async (kind) => {
      const { call, setLimit, used } = await limited(kind, '150.00')
      await setLimit()
      expect(await call({ amount: '150.01' })).toBe('play.limit.reached')
      expect(await call({ amount: '100.00' })).toBe('CONFIRMED')
      expect(await used()).toBe('100.00')
      expect(await call({ amount: '50.01' })).toBe('play.limit.reached')
      expect(await call({ ...back, amount: '100.00' })).toBe('CONFIRMED')
      expect(await used()).toBe('0.00')
    },
  )

  test.each(['loss', 'wager'] as const)(
    '%s: 400 lost there use a limit of 10 up, also for the games here',
    async (kind) => {
      const { call, setLimit, used, lose } = await limited(kind, '10.00')
      expect(await call({ amount: '500.00' })).toBe('CONFIRMED')
      await lose(40_000)
      await setLimit()
      expect(await used()).toBe('500.00')
      expect(await call({ ...back, amount: '100.00' })).toBe('CONFIRMED')
      expect(await used()).toBe('400.00')
      expect(await call({ amount: '0.01' })).toBe('play.limit.reached')
    },
  )
})
