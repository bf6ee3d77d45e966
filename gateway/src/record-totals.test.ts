import {
  addMinor,
  type Currency,
  currencyScale,
  type Minor,
  minor,
  moneyFromWire,
  moneyToWire,
  zero,
} from '@mosaic/contracts'
import fc from 'fast-check'
import {
  houseAccount,
  openingBalance,
  playerAccount,
  post,
  transfer,
  type LedgerKind,
  vendorAccount,
} from './money/ledger'
import { deposits } from './money/payments/schema'
import { payoutAccounts, withdrawals } from './money/withdrawals/schema'
import { walletTransfers } from './money/wallets/schema'
import { inTransaction } from './platform/db/transaction'
import { startTestGateway, type TestGateway } from '../testing/gateway'
import { newMember } from '../testing/new-member'

let gateway: TestGateway
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  for (const currency of ['JPY', 'THB'] as const) await gateway.saveMerchant(`t${currency.toLowerCase()}`, { currency })
})
afterAll(() => gateway.close())

const sites: Readonly<Partial<Record<Currency, string>>> = { BRL: 'aurora', JPY: 'tjpy', THB: 'tthb' }
const member = async (currency: Currency) => {
  const merchant = await gateway.ctx.merchants.byCode(sites[currency] ?? '')
  if (!merchant) throw new Error('no merchant')
  const member = await newMember(gateway, merchant, `totals${++serial}`)
  return { ...member, merchant: merchant.code, currency }
}
type TestMember = Awaited<ReturnType<typeof member>>

const sum = (amounts: readonly string[], currency: Currency): Minor =>
  amounts.map((text) => moneyFromWire(text, currency) ?? zero).reduce(addMinor, zero)

/** All pages of a record, with the totals of the last page. */
const everyPage = async <T, F>(
  pageSize: number,
  ask: (
    query: Record<string, number>,
  ) => Promise<{ list: T[]; totalPages: number; totalCount: number; footer: F } | null | undefined>,
) => {
  const list: T[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await ask({ pageNo, pageSize })
    if (!page) throw new Error('no page')
    list.push(...page.list)
    if (pageNo < page.totalPages) continue
    expect(page.totalCount).toBe(list.length)
    return { list, footer: page.footer }
  }
}

const units = fc.integer({ min: 1, max: 5_000_000 })
const currencies = fc.constantFrom<Currency>('BRL', 'THB', 'JPY')
const pageSizes = fc.constantFrom(1, 3, 30)
const runs = { numRuns: 6 }
const at = (row: number) => gateway.clock.now() - row * 60_000
const id = () => gateway.ctx.random.uuid()
const asked = ({ token, merchant }: TestMember) => ({ token, merchant })

test('the account record includes play at vendors: its totals are all money of the member, and with the transfers the sum of its rows', async () => {
  const entry = fc.record({ units, goesOut: fc.boolean(), atVendor: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      currencies,
      pageSizes,
      fc.array(entry, { minLength: 1, maxLength: 8 }),
      async (currency, size, entries) => {
        const who = await member(currency)
        const books = { merchant: who.merchant, currency }
        const [own, house] = [playerAccount(books, who.id), openingBalance(books)]
        const [account, vendor] = [vendorAccount(books, who.id, 'ARENUM'), houseAccount(books, 'ARENUM')]
        const book = (key: number, kind: LedgerKind, from: typeof own, to: typeof own, amount: number) =>
          inTransaction(gateway.ctx.db, (tx) =>
            post(tx, {
              ...{ scope: 'totals', key: `${who.id}.${key}`, fingerprint: '', title: '', reference: '' },
              ...{ kind, at: gateway.clock.now(), postings: transfer(from, to, minor(amount)) },
            }),
          )
        await book(-1, 'opening', house, own, 100_000_000)
        await book(-2, 'transfer', own, account, 50_000_000)
        for (const [key, each] of entries.entries()) {
          const [mine, theirs] = each.atVendor ? [account, vendor] : [own, house]
          await (each.goesOut ? book(key, 'bet', mine, theirs, each.units) : book(key, 'win', theirs, mine, each.units))
        }
        const { list, footer } = await everyPage(
          size,
          async (query) => (await gateway.call('accountReport', { ...asked(who), query })).body.value,
        )
        const amounts = list.map(({ amount }) => amount)
        expect(list).toHaveLength(entries.length + 2)
        expect(list.filter(({ kind }) => kind === 'vendorPlay')).toHaveLength(
          entries.filter(({ atVendor }) => atVendor).length,
        )
        expect(sum([footer.net, footer.transfers ?? ''], currency)).toBe(sum(amounts, currency))
        expect(footer.net).toBe(moneyToWire(sum([footer.in, footer.out], currency), currency))
        const { body } = await gateway.call('funds', asked(who))
        expect(body.value?.sumBalance).toBe(footer.net)
        expect(amounts.every((text) => (text.split('.')[1] ?? '').length === currencyScale[currency])).toBe(true)
      },
    ),
    runs,
  )
})

test('totals of deposits, withdrawals and transfers are the sums of their rows', async () => {
  const order = fc.record({ units, good: fc.boolean(), out: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      currencies,
      pageSizes,
      fc.array(order, { minLength: 1, maxLength: 6 }),
      async (currency, size, orders) => {
        const who = await member(currency)
        const { db } = gateway.ctx
        const payoutAccountId = id()
        await db.insert(payoutAccounts).values({
          ...{ id: payoutAccountId, merchantCode: who.merchant, memberId: who.id, kind: 'pix', holder: 'Ana' },
          ...{ account: '52998224725', isDefault: true, createdAt: at(0) },
        })
        for (const [row, each] of orders.entries()) {
          const common = {
            ...{ merchantCode: who.merchant, memberId: who.id, idempotencyKey: id(), fingerprint: '', currency },
            ...{ amount: minor(each.units), reference: 'R', createdAt: at(row) },
          }
          await db.insert(deposits).values({
            ...{ ...common, id: id(), method: 'pix', kind: 'pg', payUrl: '', fee: zero, expiresAt: at(0) },
            ...(each.good
              ? { state: 'SETTLED' as const, settledAmount: minor(each.units), settledAt: at(row) }
              : { state: 'EXPIRED' as const }),
          })
          await db.insert(withdrawals).values({
            ...{ ...common, id: id(), payoutAccountId, fee: zero },
            ...(each.good
              ? { state: 'PAID' as const, decidedAt: at(row), endedAt: at(row) }
              : { state: 'PENDING' as const }),
          })
          await db.insert(walletTransfers).values({
            ...{ ...common, id: id(), vendor: 'ARENUM', direction: each.out ? 'OUT' : 'IN', endedAt: at(row) },
            state: each.good ? 'CONFIRMED' : 'FAILED',
          })
        }
        const paidIn = await everyPage(
          size,
          async (query) => (await gateway.call('depositReport', { ...asked(who), query })).body.value,
        )
        const settled = paidIn.list.filter(({ state }) => state === 'SETTLED').map(({ amount }) => amount)
        expect(sum([paidIn.footer.amount], currency)).toBe(sum(settled, currency))
        const paidOut = await everyPage(
          size,
          async (query) => (await gateway.call('withdrawReport', { ...asked(who), query })).body.value,
        )
        const requested = paidOut.list.map(({ amount }) => amount)
        expect(sum([paidOut.footer.amount], currency)).toBe(sum(requested, currency))
        const moved = await everyPage(
          size,
          async (query) => (await gateway.call('walletTransferReport', { ...asked(who), query })).body.value,
        )
        for (const [direction, total] of [
          ['IN', moved.footer.in],
          ['OUT', moved.footer.out],
        ] as const) {
          const own = moved.list.filter((row) => row.direction === direction && row.state === 'CONFIRMED')
          expect(sum([total], currency)).toBe(
            sum(
              own.map(({ amount }) => amount),
              currency,
            ),
          )
        }
      },
    ),
    runs,
  )
})

test('an agent sees the agents’ records only; other members are refused with the reason', async () => {
  const token = await gateway.tokenOf('agent01')
  const { body } = await gateway.call('accountReport', { token, query: { types: 'A', pageSize: 100 } })
  expect(body.success).toBe(true)
  expect(
    body.value?.list.filter(({ kind }) => !['commission', 'salary', 'dividend', 'adjustment'].includes(kind)),
  ).toEqual([])
  const none = await gateway.call('accountReport', { token, query: { types: 'A', kind: 'bet' } })
  expect(none.body.value).toMatchObject({ totalCount: 0, footer: { net: '0.00' } })
  const member = await gateway.call('accountReport', {
    token: await gateway.tokenOf('player01'),
    query: { types: 'A' },
  })
  expect(member.body.errorCode).toBe('login.non.agent')
})
