import { minor, moneyFromWire, type ValueOf, zero } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { inTransaction } from '../../platform/db/transaction'
import { acceptHouseContract } from '../contract'
import { settleContracts } from '../contract/settle-contracts'
import { termsOfBody } from '../contract/terms-of-body'
import { giveRebateRates } from '../team'
import { settleRebates } from '../rebate'
import { adjustmentLine, rebateLine, statementSums } from './statement-lines'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const day = 24 * 60 * 60_000

type Statement = ValueOf<'agentStatement'>
const statementOf = async (member: TeamMember, query: { startDate?: string; endDate?: string } = {}) => {
  const { body } = await gateway.call('agentStatement', { token: await team.tokenOf(member), query })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
const units = (wire: string): bigint => moneyFromWire(wire, 'BRL') ?? -1n
const sum = (list: Statement['list'], ...kinds: string[]): bigint =>
  list.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + units(amount), 0n)

const settle = async () => {
  await gateway.ctx.events.drained()
  await settleRebates(gateway.ctx, team.merchant)
  await settleContracts(gateway.ctx, team.merchant)
}

const fromTheHouse = (agent: TeamMember, kind: 'dailySalary' | 'dividend', rate: number) => {
  const tiers = [{ rate, minTurnover: '0', minActive: 0, minLoss: '0', cap: null }]
  const terms = termsOfBody(
    { agentId: agent.id, kind, tiers, period: 'week', negative: 'carry', stackable: false },
    'BRL',
  )
  if (!terms.ok) throw new Error(terms.code)
  return acceptHouseContract(gateway.ctx, team.merchant, agent.id, terms.value)
}

/** An agent with a rebate, a daily salary, a weekly dividend, a bet that was taken back, and an adjustment. */
const busyAgent = async () => {
  const top = await team.join(null, 1)
  const player = await team.join(top.id)
  await inTransaction(gateway.ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: player.id, givenBy: top.id, at: gateway.clock.now() }, { RNG: 60 }),
  )
  await fromTheHouse(top, 'dailySalary', 10)
  await fromTheHouse(top, 'dividend', 500)
  await team.give(player, 'opening', 1_000_000)
  gateway.clock.advance(7 * day)
  await settle()
  const session = await team.bench.open(player)
  const roundId = team.bench.nextRound()
  const bet = { roundId, txId: `${roundId}-bet`, amount: '2000', winAmount: '0', roundClosed: true }
  expect((await team.bench.call('betwin', session, bet)).json.status).toBe('OK')
  gateway.clock.advance(day)
  await settle()
  const undone = await team.bench.call('rollback', session, { roundId, refTxId: `${roundId}-bet` })
  expect(undone.json.status).toBe('OK')
  await team.play(player, 7000, 0)
  await team.give(top, 'adjustment', 250)
  gateway.clock.advance(day)
  await settle()
  gateway.clock.advance(7 * day)
  await settle()
  return { top, player }
}

test('statement: every line opens its period, sums are those of the lines, and what is paid is in the account record', async () => {
  const { top, player } = await busyAgent()
  const { list, footer, currency } = await statementOf(top)
  expect(currency).toBe('BRL')
  expect([...new Set(list.map(({ kind }) => kind))].sort()).toEqual(['adjustment', 'dailySalary', 'dividend', 'rebate'])
  expect(units(footer.rebate)).toBe(sum(list, 'rebate'))
  expect(units(footer.salary)).toBe(sum(list, 'dailySalary', 'hourlySalary'))
  expect(units(footer.dividend)).toBe(sum(list, 'dividend'))
  expect(footer.adjustment).toBe('2.50')
  expect(units(footer.amount)).toBe(list.reduce((all, { amount }) => all + units(amount), 0n))
  expect(units(footer.amount)).toBeGreaterThan(units(footer.adjustment))
  const record = await gateway.call('accountReport', {
    token: await team.tokenOf(top),
    query: { types: 'A', startDate: list.at(-1)?.day, endDate: '2026-07-05' },
  })
  expect(record.body.value?.footer.net).toBe(footer.paid)
  const waits = list.filter(({ state }) => state === 'approval')
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.every(({ kind }) => kind === 'dividend')).toBe(true)
  const player0 = await gateway.call('agentStatement', { token: await team.tokenOf(player), query: {} })
  expect(player0.body.errorCode).toBe('login.non.agent')
})

test('a bet that was taken back: the lines that deduct it say so, and so does the payment that they open', async () => {
  const { top } = await busyAgent()
  const { list } = await statementOf(top)
  const corrected = list.find(({ kind, corrected: by }) => kind === 'dailySalary' && by !== '0.00')
  expect(corrected).toMatchObject({ corrected: '-20.00', validBet: '50.00' })
  const { body } = await gateway.call('contractPayments', {
    token: await team.tokenOf(top),
    query: { contractId: corrected?.contractId, periodKey: corrected?.periodKey },
  })
  expect(body.value?.list).toHaveLength(1)
  expect(body.value?.list[0]).toMatchObject({
    turnover: '70.00',
    base: '50.00',
    share: '0.05',
    corrections: [{ turnover: '-20.00', stake: '-20.00', payout: '0.00' }],
    state: 'paid',
  })
  const rebate = list.find(({ kind, corrected: by }) => kind === 'rebate' && by !== '0.00')
  expect(rebate).toMatchObject({ gameType: 'RNG', corrected: '-20.00', validBet: '50.00' })
  const income = await gateway.call('rebateIncome', {
    token: await team.tokenOf(top),
    query: { startDate: rebate?.day, endDate: rebate?.day },
  })
  expect(income.body.value?.footer).toMatchObject({ amount: rebate?.amount, validBet: rebate?.validBet })
})

test('a range: periods that end in it and nothing else', async () => {
  const { top } = await busyAgent()
  const all = (await statementOf(top)).list
  for (const on of new Set(all.map((line) => line.day))) {
    const { list } = await statementOf(top, { startDate: on, endDate: on })
    expect(list).toEqual(all.filter((line) => line.day === on))
  }
  const stranger = await team.join(null, 1)
  expect((await statementOf(stranger)).list).toEqual([])
  expect(
    (
      await gateway.call('agentStatement', {
        token: await team.tokenOf(top),
        query: { startDate: '2026-01-01', endDate: '2026-03-01' },
      })
    ).body.errorCode,
  ).toBe('record.range.too.long')
})

test.each([
  [100, true, false, 'paid'],
  [100, true, true, 'paid'],
  [100, false, true, 'frozen'],
  [100, false, false, 'due'],
  [0, false, true, 'none'],
])('rebate of %i, paid %s, frozen %s: %s', (amount, paid, frozen, state) => {
  const commission = { day: '2026-03-02', category: 'RNG', validBet: zero, corrected: zero, paid } as const
  expect(rebateLine({ ...commission, amount: minor(amount) }, 'UTC', frozen).state).toBe(state)
})

test('a dividend that was rejected: in no sum; one that waits is', () => {
  const line = { ...adjustmentLine({ id: 'one', at: 0, amount: minor(500) }, 'UTC'), kind: 'dividend' } as const
  const lines = [
    { ...line, state: 'rejected', amount: minor(9000), carry: minor(0) },
    { ...line, state: 'approval' },
    { ...line, state: 'paid', amount: minor(20) },
  ] as const
  expect(statementSums(lines)).toMatchObject({ dividend: 520n, amount: 520n, paid: 20n })
})
