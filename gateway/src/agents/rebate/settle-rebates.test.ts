import { type Currency, minor } from '@mosaic/contracts'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { createMember, hashPassword } from '../../identity'
import { agentCommission, openingBalance, playerFunds, post, transfer, verifyLedger } from '../../money/ledger'
import { ledgerAccounts, ledgerTransactions } from '../../money/ledger/schema'
import { sealNext } from '../../money/ledger/seal'
import { dayOf } from '../../platform'
import type { Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { demoPassword } from '../../demo'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { giveMoney } from '../../../testing/give-money'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { giveRebateRates } from '../team'
import { settleRebates } from '.'
import { daysToPay } from './store'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const books = { merchant: 'tokyo', currency: 'JPY' } as const

let gateway: TestGateway
let bench: WalletBench
let tokyo: Merchant
let passwordHash: string

beforeAll(async () => {
  // 18:00 in Tokyo; the day there ends at 15:00 UTC.
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 9) })
  bench = await walletBench(gateway)
  passwordHash = await hashPassword(demoPassword)
  await gateway.saveMerchant('tokyo', { currency: 'JPY', timeZone: 'Asia/Tokyo', defaultLanguage: 'JA' })
  const saved = await gateway.ctx.merchants.byCode('tokyo')
  if (!saved) throw new Error('no merchant')
  tokyo = saved
})
afterAll(() => gateway.close())

let serial = 0
const join = async (type: number, parentId: string | null, given?: number) => {
  const at = gateway.clock.now()
  const account = `chain${(serial += 1)}x`
  const member = await inTransaction(gateway.ctx.db, async (tx) => {
    const opened = await createMember(tx, gateway.ctx, { merchant: tokyo, account, type, passwordHash, parentId, at })
    if (parentId !== null && given !== undefined)
      await giveRebateRates(tx, { memberId: opened.id, givenBy: parentId, at }, { RNG: given })
    return opened
  })
  return { id: member.id, account, merchantCode: 'tokyo', currency: 'JPY' as Currency }
}
type Person = Awaited<ReturnType<typeof join>>

const chain = async () => {
  const top = await join(1, null)
  const mid = await join(1, top.id, 80)
  const ana = await join(0, mid.id)
  await giveMoney(gateway.ctx.db, ana, 1_000_000, gateway.clock.now())
  return { top, mid, ana }
}
const bet = (session: string, roundId: string, amount: string) =>
  bench.call('bet', session, { roundId, amount, currency: 'JPY' })
const lose = (session: string, roundId: string) =>
  bench.call('win', session, { roundId, amount: '0', currency: 'JPY', roundClosed: true })
const playRound = async (player: Person, amount: string): Promise<void> => {
  const [session, roundId] = [await bench.open(player), bench.nextRound()]
  await bet(session, roundId, amount)
  await lose(session, roundId)
}
const settle = () => settleRebates(gateway.ctx, tokyo)
const fundsOf = async ({ id }: Person) => Number((await playerFunds(gateway.ctx.db, 'tokyo', id, 'JPY')).total)
const token = ({ account }: Person) => gateway.tokenOf(account, 'tokyo')
const recordOf = async (person: Person) =>
  (await gateway.call('accountReport', { token: await token(person), merchant: 'tokyo', query: { types: 'A' } })).body
    .value
const bookOf = async (code: string) => {
  const [row] = await gateway.ctx.db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.merchantCode, 'tokyo'), eq(ledgerAccounts.code, code)))
  return Number(row?.balance ?? 0)
}
const nextMidnight = () => {
  const tokyoMidnight = 15 * hour
  gateway.clock.set(Math.floor((gateway.clock.now() - tokyoMidnight) / day) * day + day + tokyoMidnight)
}

describe('commissions of a day', () => {
  test('15. commission telescopes: rounds settled before midnight are paid up the chain once, half an hour after it', async () => {
    const { top, mid, ana } = await chain()
    for (const amount of ['9999', '2346']) await playRound(ana, amount)
    const [session, over] = [await bench.open(ana), bench.nextRound()]
    await bet(session, over, '1000')
    nextMidnight()
    await lose(session, over)
    gateway.clock.advance(29 * minute)
    await settle()
    expect([await fundsOf(mid), await fundsOf(top)]).toEqual([0, 0])
    gateway.clock.advance(minute)
    await settle()
    // 12,345 yen at 80 − 60 and at 100 − 80 basis points give 24.69 each, 49.38 together: one yen is left over.
    expect([await fundsOf(mid), await fundsOf(top), await fundsOf(ana)]).toEqual([24, 24, 1_000_000 - 13_345])
    expect([await bookOf('rebate:expense'), await bookOf('rounding')]).toEqual([-49, 1])
    expect(await bookOf(`agent:${mid.id}:commission`)).toBe(0)
    const held = await gateway.call('funds', { token: await token(mid), merchant: 'tokyo' })
    // The member's stream follows the version.
    expect(held.body.value).toMatchObject({ sumBalance: '24', balanceVersion: 1 })
    const record = await recordOf(mid)
    expect(record?.list).toEqual([
      expect.objectContaining({ kind: 'commission', amount: '24', balanceAfter: '24', reference: '20260615' }),
    ])

    // A repetition, also by another gateway and after midnight, pays no more.
    await settle()
    gateway.clock.advance(5 * hour)
    await Promise.all([settle(), settle()])
    expect([await fundsOf(mid), await fundsOf(top)]).toEqual([24, 24])
    const posted = await gateway.ctx.db
      .select({ key: ledgerTransactions.idempotencyKey })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.scope, 'commission'))
    expect(posted.map(({ key }) => key).sort()).toEqual([`${mid.id}:RNG:2026-06-15`, `${top.id}:RNG:2026-06-15`].sort())

    // The round of the night belongs to the next day.
    nextMidnight()
    gateway.clock.advance(30 * minute)
    await settle()
    expect([await fundsOf(mid), await fundsOf(top)]).toEqual([26, 26])
  })

  test('bet taken back after its day was paid: it is set off against the next days, and no money is claimed back', async () => {
    const { mid, ana } = await chain()
    const [session, roundId] = [await bench.open(ana), bench.nextRound()]
    const txId = `later-${roundId}`
    await bench.call('betwin', session, {
      txId,
      roundId,
      amount: '10000',
      winAmount: '0',
      currency: 'JPY',
      roundClosed: true,
    })
    nextMidnight()
    gateway.clock.advance(hour)
    await settle()
    expect(await fundsOf(mid)).toBe(20)
    const undone = await bench.call('rollback', session, { roundId, refTxId: txId, currency: 'JPY' })
    expect(undone.json.status).toBe('OK')
    await playRound(ana, '4000')
    nextMidnight()
    gateway.clock.advance(hour)
    await settle()
    expect(await fundsOf(mid)).toBe(20)
    await playRound(ana, '8000')
    nextMidnight()
    gateway.clock.advance(hour)
    await settle()
    // 10,000 are paid for, so 2,000 of the 12,000 since then are left.
    expect(await fundsOf(mid)).toBe(24)
  })

  test('days without a running gateway: each is computed and paid later', async () => {
    const { mid, ana } = await chain()
    for (let each = 0; each < 3; each += 1) {
      await playRound(ana, '5000')
      gateway.clock.advance(day)
    }
    await settle()
    expect((await recordOf(mid))?.list.map(({ amount }) => amount)).toEqual(['10', '10', '10'])
  })

  test('second gateway on a computed day, with a bet committed meanwhile: the bet counts with the next day', async () => {
    const { mid, ana } = await chain()
    await playRound(ana, '5000')
    nextMidnight()
    gateway.clock.advance(hour)
    let before = async () => {
      before = () => Promise.resolve()
      await settle()
      const night = gateway.clock.now()
      gateway.clock.set(night - 2 * hour)
      await playRound(ana, '3000')
      gateway.clock.set(night)
    }
    const second = new Proxy(gateway.ctx.db, {
      get: (db, name, receiver) =>
        name === 'transaction'
          ? async (...work: Parameters<typeof db.transaction>) => {
              await before()
              return db.transaction(...work)
            }
          : (Reflect.get(db, name, receiver) as unknown),
    })
    await settleRebates({ ...gateway.ctx, db: second }, tokyo)
    expect(await fundsOf(mid)).toBe(10)
    gateway.clock.advance(day)
    await settle()
    expect(await fundsOf(mid)).toBe(16)
  })

  test('bets of trial players: no commission, wherever they are in the tree', async () => {
    const top = await join(1, null)
    const trial = { ...(await join(4, top.id)), currency: 'XXX' as const }
    await giveMoney(gateway.ctx.db, trial, 100_000, gateway.clock.now())
    const session = await bench.open(trial)
    const roundId = bench.nextRound()
    const sent = await bench.call('bet', session, { roundId, amount: '10000', currency: 'XXX' })
    expect(sent.json.status).toBe('OK')
    await bench.call('win', session, { roundId, amount: '0', currency: 'XXX', roundClosed: true })
    nextMidnight()
    gateway.clock.advance(hour)
    await settle()
    expect(await fundsOf(top)).toBe(0)
  })

  test('15. commission telescopes in the ledger: a day costs its valid bets times the rate of the top less that of the players', async () => {
    const person = fc.record({
      upline: fc.nat(),
      agent: fc.boolean(),
      given: fc.option(fc.integer({ min: 0, max: 100 })),
      bets: fc.array(fc.integer({ min: 20, max: 10_000 }), { maxLength: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 5 }), async (people) => {
        const [cost, rest] = [await bookOf('rebate:expense'), await bookOf('rounding')]
        const top = { who: await join(1, null), rate: 100, agent: true, spare: 0 }
        const team = [top]
        let due = 0
        for (const { upline, agent, given, bets } of people) {
          const agents = team.filter((each) => each.agent)
          const above = agents[upline % agents.length] ?? top
          const rate = Math.max(60, Math.min(given ?? 0, above.rate))
          const spare = bets.length * 10_000
          const each = { who: await join(agent ? 1 : 0, above.who.id, given ?? undefined), rate, agent, spare }
          team.push(each)
          if (spare > 0) await giveMoney(gateway.ctx.db, each.who, spare, gateway.clock.now())
          for (const amount of bets) {
            await playRound(each.who, String(amount))
            each.spare -= amount
            due += amount * (top.rate - rate)
          }
        }
        nextMidnight()
        gateway.clock.advance(hour)
        await settle()
        let paid = 0
        for (const { who, spare } of team) paid += (await fundsOf(who)) - spare
        expect(cost - (await bookOf('rebate:expense'))).toBe(Math.floor(due / 10_000))
        expect((await bookOf('rounding')) - rest).toBe(Math.floor(due / 10_000) - paid)
      }),
      { numRuns: 4 },
    )
  })

  test('commission that cannot be paid: the others are paid, and it stays due', async () => {
    const { top, mid, ana } = await chain()
    await playRound(ana, '10000')
    const key = `${mid.id}:RNG:${dayOf(gateway.clock.now(), 'Asia/Tokyo')}`
    const postings = transfer(openingBalance(books), agentCommission(books, mid.id), minor(1))
    await inTransaction(gateway.ctx.db, (tx) =>
      post(tx, {
        ...{ scope: 'commission', key, fingerprint: 'of another sum', kind: 'opening', title: '', reference: '' },
        ...{ postings, at: gateway.clock.now() },
      }),
    )
    nextMidnight()
    gateway.clock.advance(hour)
    await settle()
    expect([await fundsOf(mid), await fundsOf(top)]).toEqual([0, 20])
    const waiting = await daysToPay(gateway.ctx.db, 'tokyo')
    expect(waiting.map(({ agentId }) => agentId)).toEqual([mid.id])
  })

  test('after all commissions the ledger balances and its hash chain is whole', async () => {
    while ((await sealNext(gateway.ctx.db, gateway.clock.now())) > 0);
    const { faults, books: sums, chain: sealed } = await verifyLedger(gateway.ctx.db)
    expect(faults).toEqual([])
    expect(sums.every(({ sum }) => sum === '0')).toBe(true)
    expect(sealed.unsealed).toBe(0)
    // The transaction that the last test posted by hand.
    expect(await bookDifferencesIn(gateway.ctx)).toMatchObject([{ scope: 'commission', kind: 'no-row' }])
  })
})
