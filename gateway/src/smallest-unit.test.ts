import { type Currency, currencyScale, minor, moneyToWire } from '@mosaic/contracts'
import { demoPassword } from './demo'
import { play as playAtVendor } from './demo/vendor-wallet/wallet-store'
import { memberByAccount } from './identity'
import { decide, verifyLedger } from './money'
import { ledgerOfMember } from './money/ledger'
import { httpProvider } from './money/payments'
import { payOutApproved } from './money/withdrawals'
import { inTransaction } from './platform/db/transaction'
import { newMember } from '../testing/new-member'
import { startRunningSite } from '../testing/running-site'

const pin = '274951'
let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

/** A merchant like Aurora in another currency, without a required turnover. */
const memberIn = async (currency: Currency) => {
  const { gateway } = running
  const code = await gateway.saveMerchant(`unit${currency.toLowerCase()}`, {
    currency,
    profile: {
      paymentMethods: ['card'],
      withdrawal: { methods: ['bank'], turnover: 0, dailyLimit: '100000000' },
      vendorWallets: [{ code: 'ARENUM', name: 'Arenum' }],
    },
  })
  const merchant = await gateway.ctx.merchants.byCode(code)
  const demo = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!merchant || !demo) throw new Error('no merchant')
  const { id, token } = await newMember(gateway, merchant, `unit${currency.toLowerCase()}`, demo.passwordHash)
  const as = { merchant: code, token }
  let serial = 0
  return {
    id,
    code,
    as,
    key: () => ({ 'idempotency-key': `unit-${currency}-${++serial}` }),
    /** An amount in the smallest unit. */
    wire: (units: number) => moneyToWire(minor(units), currency),
  }
}
type TestMember = Awaited<ReturnType<typeof memberIn>>

/** Pays at the provider's own page. */
const deposit = async ({ as, key, wire }: TestMember, units: number) => {
  const { gateway } = running
  const asked = await gateway.call('depositGateway', {
    ...as,
    headers: key(),
    body: { method: 'card', amount: wire(units) },
  })
  const { depositId = '', payUrl = '' } = asked.body.value ?? {}
  await fetch(payUrl.replace('?', '/approve?'), { method: 'POST', redirect: 'manual' })
  gateway.clock.advance(2500)
  return (await gateway.call('depositStatus', { ...as, query: { depositId } })).body.value
}

/** Two rounds, as pairs of stake and payout. */
const play = async ({ id, code }: TestMember, currency: Currency, rounds: readonly (readonly [number, number])[]) => {
  const { wallet: bench } = running
  const seat = await bench.open({ id, merchantCode: code, currency })
  for (const [stake, payout] of rounds) {
    const roundId = bench.nextRound()
    const bet = await bench.call('bet', seat, { roundId, amount: String(stake), currency })
    const win = await bench.call('win', seat, { roundId, amount: String(payout), currency, roundClosed: true })
    expect([bet.json.status, win.json.status]).toEqual(['OK', 'OK'])
  }
}

const withdraw = async ({ as, key, wire }: TestMember, units: number, bankCode: string) => {
  const { call, ctx, clock } = running.gateway
  const twice = { newPaymentPassword: pin, confirmPaymentPassword: pin }
  await call('setPaymentPassword', { ...as, body: { password: demoPassword, ...twice } })
  const account = await call('addPayoutAccount', {
    ...as,
    body: { kind: 'bank', bankCode, holder: 'Ana Souza', branch: '1234', account: '1234567', password: pin },
  })
  const bankCardId = account.body.value?.bankCardId ?? ''
  const body = { amount: wire(units), bankCardId, password: pin }
  const made = await call('withdraw', { ...as, headers: key(), body })
  const withdrawId = made.body.value?.withdrawId ?? ''
  await inTransaction(ctx.db, (tx) => decide(tx, withdrawId, { operator: 'ana', verdict: 'approve' }, clock.now()))
  await payOutApproved(ctx, httpProvider(ctx))
  return (await call('withdrawStatus', { ...as, query: { withdrawId } })).body.value
}

const move = async ({ as, key, wire }: TestMember, units: number) =>
  (
    await running.gateway.call('walletTransfer', {
      ...as,
      headers: key(),
      body: { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:ARENUM', amount: wire(units) },
    })
  ).body.value

/** The win in the vendor's wallet becomes known when its balance is read. */
const winAtVendor = async ({ id, as }: TestMember, currency: Currency, units: number) => {
  const { call, ctx, clock } = running.gateway
  const own = { vendor: 'ARENUM', account: id, currency }
  await inTransaction(ctx.db, (tx) => playAtVendor(tx, own, BigInt(units)))
  clock.advance(1000)
  await call('renewWallets', as)
}

const isAmount = /^(amount|balance\w*|sumBalance|stake|validBet|payout|net|in|out|transfers|fee|\w+Amount)$/
const amountsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]) =>
        typeof each === 'string' && isAmount.test(name) ? [each] : amountsIn(each),
      )

test.each<[Currency, number, string]>([
  ['BRL', 12_345, '001'],
  ['THB', 67_891, 'SCB'],
  ['JPY', 7_001, '0005'],
  ['KRW', 54_321, '088'],
  ['VND', 987_654, 'VCB'],
])(
  'in %s every record equals the ledger to the unit: %d paid in, staked, won, moved to a vendor, won there, paid out',
  async (currency, paid, bankCode) => {
    const { gateway } = running
    const who = await memberIn(currency)
    const { as, wire } = who
    const [out, moved, wonThere] = [Math.floor(paid / 2), 321, 7]
    expect(await deposit(who, paid)).toMatchObject({ state: 'SETTLED', amount: wire(paid), currency })
    await play(who, currency, [
      [1_001, 777],
      [333, 0],
    ])
    expect(await withdraw(who, out, bankCode)).toMatchObject({ state: 'PAID', amount: wire(out), currency })
    expect(await move(who, moved)).toMatchObject({ state: 'CONFIRMED', amount: wire(moved), currency })
    await winAtVendor(who, currency, wonThere)
    const left = paid - 1_001 + 777 - 333 - out - moved

    const own = { ...as, query: { pageSize: 100 } }
    const [account, paidIn, bets, profit, paidOut, transfers, funds] = [
      (await gateway.call('accountReport', own)).body.value,
      (await gateway.call('depositReport', own)).body.value,
      (await gateway.call('betReport', own)).body.value,
      (await gateway.call('profitReport', own)).body.value,
      (await gateway.call('withdrawReport', own)).body.value,
      (await gateway.call('walletTransferReport', own)).body.value,
      (await gateway.call('funds', as)).body.value,
    ]
    const entries = await ledgerOfMember(gateway.ctx.db, who.code, who.id, { pageNo: 1, pageSize: 100 })
    const expected = entries.filter(
      ({ balanceType, kind }) => balanceType === 'main' || (balanceType.startsWith('vendor:') && kind !== 'transfer'),
    )
    expect(expected.filter(({ balanceType }) => balanceType !== 'main')).toHaveLength(1)
    expect(account?.list.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual(
      expected.map((entry) => [moneyToWire(entry.amount, currency), moneyToWire(entry.balanceAfter, currency)]),
    )
    const all = wire(left + moved + wonThere)
    expect(account?.footer).toMatchObject({ net: all, transfers: `-${wire(moved)}`, currency })
    expect(paidIn?.footer).toEqual({ amount: wire(paid), currency })
    expect(bets?.footer).toMatchObject({ stake: wire(1_334), payout: wire(777), net: wire(777 - 1_334) })
    expect(profit).toMatchObject({ footer: { stake: wire(1_334), payout: wire(777), net: wire(777 - 1_334) } })
    expect(paidOut?.footer).toEqual({ amount: wire(out), currency })
    expect(transfers?.footer).toEqual({ in: wire(moved), out: wire(0), currency })
    expect(funds).toMatchObject({ sumBalance: all, currency })
    // The wire and the file have the same amounts, all in the scale of the currency.
    const amounts = amountsIn([account, paidIn, bets, profit, paidOut, transfers, funds])
    expect(amounts.length).toBeGreaterThan(30)
    expect(amounts.filter((text) => (text.split('.')[1] ?? '').length !== currencyScale[currency])).toEqual([])
    const { faults, books } = await verifyLedger(gateway.ctx.db)
    expect([faults, books.filter(({ sum }) => sum !== '0')]).toEqual([[], []])
  },
)
