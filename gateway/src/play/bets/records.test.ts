import { schemas } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { inTransaction } from '../../platform/db/transaction'
import { openingBalance, playerAccount, post, transfer } from '../../money'
import { memberByAccount } from '../../identity'
import { minor } from '@mosaic/contracts'

let gateway: TestGateway
let bench: WalletBench
let token: string
let session: string

beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 12) })
  bench = await walletBench(gateway)
  token = await gateway.tokenOf('player01')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const books = { merchant: 'aurora', currency: 'BRL' } as const
  await inTransaction(gateway.ctx.db, (tx) =>
    post(tx, {
      scope: 'test',
      key: 'opening',
      fingerprint: '',
      kind: 'opening',
      title: 'Opening',
      reference: 'o',
      postings: transfer(openingBalance(books), playerAccount(books, member.id), minor(100_000)),
      at: gateway.clock.now(),
    }),
  )
  session = await bench.open({ id: member.id, merchantCode: 'aurora', currency: 'BRL' })
})
afterAll(() => gateway.close())

const round = async (stake: string, payout: string | null) => {
  const roundId = bench.nextRound()
  await bench.call('bet', session, { roundId, amount: stake })
  if (payout !== null) await bench.call('win', session, { roundId, amount: payout, roundClosed: true })
  return roundId
}

describe('records', () => {
  test('the bet record lists rounds with their sums over all pages, and each leads to its verification', async () => {
    const [won, lost, open] = [await round('200', '500'), await round('300', '0'), await round('100', null)]
    const { body } = await gateway.call('betReport', { token, query: { pageSize: 2 } })
    expect(body.value).toMatchObject({
      totalCount: 3,
      totalPages: 2,
      footer: { stake: '6.00', validBet: '5.00', payout: '5.00', net: '-1.00', currency: 'BRL' },
    })
    const all = (await gateway.call('betReport', { token })).body.value?.list ?? []
    const byId = (id: string) => all.find((row) => row.roundId === id)
    expect(byId(won)).toMatchObject({
      state: 'SETTLED',
      stake: '2.00',
      payout: '5.00',
      net: '3.00',
      validBet: '2.00',
      vassalage: 'NOVA',
      gameType: 'RNG',
      gameName: 'Golden Fox',
    })
    expect(byId(lost)).toMatchObject({ state: 'SETTLED', net: '-3.00' })
    expect(byId(open)).toMatchObject({ state: 'OPEN', validBet: '0.00', settledAt: null })
    expect(byId(won)?.verifyUrl).toBe(`${gateway.ctx.config.studioUrl}/verify?round=${won}&lang=pt`)
    const inThai = await gateway.call('betReport', { token, language: 'TY' })
    expect(inThai.body.value?.list[0]?.verifyUrl).toMatch(/&lang=th$/)
    expect((await gateway.call('betReport', { token, query: { state: 'OPEN' } })).body.value?.totalCount).toBe(1)
    expect((await gateway.call('betReport', { token, query: { vassalage: 'KUMO' } })).body.value).toMatchObject({
      totalCount: 0,
      footer: { stake: '0.00' },
    })
  })

  test('the account record shows each movement with the balance it left, and ends at the balance of the header', async () => {
    const { body } = await gateway.call('accountReport', { token })
    const rows = body.value?.list ?? []
    expect(rows.map((row) => [row.kind, row.amount, row.balanceAfter])).toEqual([
      ['bet', '-1.00', '999.00'],
      ['bet', '-3.00', '1000.00'],
      ['win', '5.00', '1003.00'],
      ['bet', '-2.00', '998.00'],
      ['opening', '1000.00', '1000.00'],
    ])
    const funds = await gateway.call('funds', { token })
    expect(funds.body.value).toMatchObject({
      sumBalance: rows[0]?.balanceAfter,
      currency: 'BRL',
      balanceVersion: 5,
      dailysalreqtype: '',
    })
    expect((await gateway.call('accountReport', { token, query: { kind: 'win' } })).body.value?.totalCount).toBe(1)
  })

  test('bet late in the evening of the merchant: counts on that day', async () => {
    const at = gateway.clock.now()
    // 02:30 in Greenwich is 23:30 of the day before in São Paulo.
    gateway.clock.set(Date.UTC(2026, 5, 16, 2, 30))
    const late = await gateway.tokenOf('player01')
    const count = async (day: string) =>
      (await gateway.call('accountReport', { token: late, query: { startDate: day, endDate: day } })).body.value
        ?.totalCount
    expect([await count('2026-06-15'), await count('2026-06-16')]).toEqual([5, 0])
    gateway.clock.set(at)
  })

  test('profit and loss has every day of the range; its days and its categories sum up to the bet record and the rewards', async () => {
    const at = gateway.clock.now()
    gateway.clock.set(Date.UTC(2026, 5, 16, 12))
    const late = await gateway.tokenOf('player01')
    const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
    const books = { merchant: 'aurora', currency: 'BRL' } as const
    await inTransaction(gateway.ctx.db, (tx) =>
      post(tx, {
        scope: 'test',
        key: 'cashback',
        fingerprint: '',
        kind: 'rebate',
        title: 'Cashback',
        reference: 'c',
        postings: transfer(openingBalance(books), playerAccount(books, member?.id ?? ''), minor(250)),
        at: gateway.clock.now(),
      }),
    )
    const range = { startDate: '2026-06-14', endDate: '2026-06-16' }
    const { value } = (await gateway.call('profitReport', { token: late, query: range })).body
    const idle = { stake: '0.00', validBet: '0.00', payout: '0.00', rewards: '0.00', net: '0.00' }
    expect(value?.days).toEqual([
      { day: '2026-06-14', ...idle },
      { day: '2026-06-15', stake: '6.00', validBet: '5.00', payout: '5.00', rewards: '0.00', net: '-1.00' },
      { day: '2026-06-16', ...idle, rewards: '2.50', net: '2.50' },
    ])
    expect(value?.categories).toEqual([
      { gameType: 'RNG', count: 3, stake: '6.00', validBet: '5.00', payout: '5.00', net: '-1.00' },
    ])
    expect(value?.footer).toEqual({ stake: '6.00', validBet: '5.00', payout: '5.00', rewards: '2.50', net: '1.50' })
    const bets = (await gateway.call('betReport', { token: late, query: range })).body.value?.footer
    expect(value?.categories[0]).toMatchObject({ stake: bets?.stake, payout: bets?.payout, net: bets?.net })
    const slots = (await gateway.call('profitReport', { token: late, query: { ...range, gameType: 'RNG' } })).body.value
    expect(slots?.footer).toMatchObject({ rewards: '0.00', net: '-1.00' })
    const fish = (await gateway.call('profitReport', { token: late, query: { ...range, gameType: 'FISH' } })).body.value
    expect(fish).toMatchObject({ categories: [], footer: idle })
    gateway.clock.set(at)
  })

  test('range of more than 31 days: refused by every record', async () => {
    const [from, to] = [Date.UTC(2026, 4, 1), Date.UTC(2026, 5, 15)]
    const byInstant = [
      await gateway.call('depositReportByInstant', { token, query: { startDate: from, endDate: to } }),
      await gateway.call('accountReportByInstant', { token, query: { startTime: from, endTime: to } }),
    ]
    expect(byInstant.map(({ body }) => body.errorCode)).toEqual(byInstant.map(() => 'record.range.too.long'))
    for (const name of ['betReport', 'accountReport', 'depositReport', 'profitReport'] as const) {
      expect(
        (await gateway.call(name, { token, query: { startDate: '2026-05-01', endDate: '2026-06-15' } })).body.errorCode,
      ).toBe('record.range.too.long')
    }
  })

  test('statement between two instants: answered in the form of other clients', async () => {
    const { list = [] } = (await gateway.call('accountReport', { token })).body.value ?? {}
    const [newest, second] = list
    const at = second?.at ?? 0
    const query = { startTime: at, endTime: newest?.at, size: 1 }
    const { value } = (await gateway.call('accountReportByInstant', { token, query })).body
    expect(value?.list).toEqual([
      expect.objectContaining({ txId: newest?.id, amount: newest?.amount, currentAvailBalance: newest?.balanceAfter }),
    ])
    const other = { ...query, subordinateName: 'vip01' }
    expect((await gateway.call('accountReportByInstant', { token, query: other })).body.errorCode).toBe(
      'permission.missing',
    )
  })

  test('records of another member: empty', async () => {
    const other = await gateway.tokenOf('vip01')
    for (const name of ['betReport', 'accountReport'] as const)
      expect((await gateway.call(name, { token: other })).body.value?.totalCount).toBe(0)
    expect((await gateway.call('profitReport', { token: other })).body.value?.footer.stake).toBe('0.00')
    expect((await gateway.call('funds', { token: other })).body.value?.sumBalance).toBe('0.00')
    expect(schemas.funds.value.safeParse((await gateway.call('funds', { token: other })).body.value).success).toBe(true)
  })
})
