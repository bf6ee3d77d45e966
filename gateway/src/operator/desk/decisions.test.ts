import { bookDifferencesIn } from '../../../testing/book-differences'
import { entryCodes, minor } from '@mosaic/contracts'
import { systemRandom } from '../../platform/runtime/random'
import { inTransaction } from '../../platform/db/transaction'
import { insertSubmission, memberByAccount } from '../../identity'
import { playerFunds } from '../../money'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { walletBench } from '../../../testing/wallet'
import { newWithdrawal } from '../../../testing/withdrawal'

let gateway: TestGateway
let desk: TestDesk
let memberId: string
let first: string
let second: string
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  memberId = member.id
  await giveMoney(
    gateway.ctx.db,
    { id: memberId, merchantCode: 'aurora', currency: 'BRL' },
    2_000_000,
    gateway.clock.now(),
  )
  first = await desk.operator('cashier', 1)
  second = await desk.operator('compliance', 1)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await desk.close()
  await gateway.close()
})

const main = async () =>
  (await playerFunds(gateway.ctx.db, 'aurora', memberId, 'BRL')).balances.find(({ code }) => code === 'main')?.balance
const log = async (subject: string) => {
  const cookie = await desk.operator('admin')
  return (await desk.call('audit', { cookie, query: { subject } })).value.list
}

describe('a withdrawal', () => {
  test('below the limit: one person approves, once, and the log has person, action and address', async () => {
    const id = await newWithdrawal(gateway, memberId, minor(10_000n))
    const decide = () => desk.call('decideWithdrawal', { cookie: first, body: { id, verdict: 'approve' } })
    expect((await decide()).value).toMatchObject({ state: 'APPROVED', decidedBy: 'cashier-1', needsTwo: false })
    expect((await decide()).code).toBe('withdraw.decided')
    expect(await log(id)).toEqual([
      expect.objectContaining({
        operator: 'cashier-1',
        action: 'withdrawal.approve',
        address: '198.51.100.4',
        before: { state: 'PENDING' },
        after: { state: 'APPROVED' },
      }),
    ])
  })

  test('at the limit: needs a second, different person', async () => {
    const id = await newWithdrawal(gateway, memberId, minor(500_000n))
    const approve = (cookie: string) => desk.call('decideWithdrawal', { cookie, body: { id, verdict: 'approve' } })
    expect((await approve(first)).value).toMatchObject({ state: 'PENDING', needsTwo: true, approvedBy: 'cashier-1' })
    expect((await approve(first)).code).toBe('desk.second.person')
    expect((await approve(second)).value).toMatchObject({ state: 'APPROVED', decidedBy: 'compliance-1' })
    expect((await log(id)).map(({ action, operator }) => [action, operator])).toEqual([
      ['withdrawal.approve', 'compliance-1'],
      ['withdrawal.approved.first', 'cashier-1'],
    ])
  })

  test('rejection at any amount: one person is enough, and the money is returned', async () => {
    const before = await main()
    const id = await newWithdrawal(gateway, memberId, minor(600_000n))
    const reject = { id, verdict: 'reject', reason: 'No papers' } as const
    expect((await desk.call('decideWithdrawal', { cookie: first, body: reject })).value.state).toBe('REJECTED')
    expect(await main()).toBe(before)
  })

  test('lists: those that wait come oldest first, all of them newest first', async () => {
    const made: string[] = []
    for (const amount of [10_000n, 10_001n]) {
      gateway.clock.advance(1000)
      made.push(await newWithdrawal(gateway, memberId, minor(amount)))
    }
    const listed = async (show: 'waiting' | 'all') => {
      const { list } = (await desk.call('withdrawals', { cookie: first, query: { show } })).value
      return list.map(({ withdrawId }) => withdrawId).filter((id) => made.includes(id))
    }
    expect([await listed('waiting'), await listed('all')]).toEqual([made, made.toReversed()])
  })

  test('a role that may only read cannot decide', async () => {
    const id = await newWithdrawal(gateway, memberId, minor(10_000n))
    const cookie = await desk.operator('support')
    const answer = await desk.call('decideWithdrawal', { cookie, body: { id, verdict: 'approve' } })
    expect([answer.status, answer.code]).toEqual([403, 'desk.right.missing'])
    expect((await desk.call('withdrawals', { cookie })).value.list.some((row) => row.withdrawId === id)).toBe(true)
  })
})

test('proof of a deposit: decided once, then listed with operator and reason', async () => {
  const token = await gateway.tokenOf('player01')
  const { depositId: id = '' } =
    (
      await gateway.call('depositTransfer', {
        token,
        headers: { 'idempotency-key': 'desk-deposit-1' },
        body: { method: 'bank', amount: '150.00' },
      })
    ).body.value ?? {}
  const rows = async (show: 'waiting' | 'all') =>
    (await desk.call('deposits', { cookie: first, query: { show } })).value.list.filter((row) => row.depositId === id)
  expect([await rows('waiting'), await rows('all')]).toMatchObject([[], [{ state: 'PENDING', review: null }]])
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await gateway.call('depositProof', { token, body: { depositId: id, image: `data:image/png;base64,${png}` } })
  expect(await rows('waiting')).toMatchObject([{ state: 'REVIEW', review: 'proof', images: [expect.any(String)] }])
  const reject = { id, verdict: 'reject', reason: 'Not on our account' } as const
  expect((await desk.call('decideDeposit', { cookie: first, body: reject })).code).toBe('OK')
  expect((await desk.call('decideDeposit', { cookie: second, body: reject })).code).toBe('deposit.closed')
  expect([await rows('waiting'), await rows('all')]).toMatchObject([
    [],
    [{ state: 'FAILED', decidedBy: 'cashier-1', reason: 'Not on our account' }],
  ])
})

describe('an adjustment', () => {
  const propose = async (amount: string, id = systemRandom.uuid(), member = memberId) =>
    desk.call('proposeAdjustment', {
      cookie: first,
      body: { id, memberId: member, amount, reason: 'Lost in a fault' },
    })

  test('moves money after the approval of a second person only; a repeated proposal is one', async () => {
    const before = (await main()) ?? 0n
    const { value } = await propose('12.50')
    expect((await propose('12.50', value.id)).value.id).toBe(value.id)
    expect((await propose('99.00', value.id)).code).toBe('desk.decided')
    const other = await memberByAccount(gateway.ctx.db, 'aurora', 'vip01')
    expect((await propose('12.50', value.id, other?.id)).code).toBe('desk.decided')
    expect(await main()).toBe(before)
    const approve = (cookie: string) =>
      desk.call('decideAdjustment', { cookie, body: { id: value.id, verdict: 'approve' } })
    expect((await approve(first)).code).toBe('desk.second.person')
    expect((await approve(second)).value).toMatchObject({ state: 'POSTED', decidedBy: 'compliance-1' })
    expect((await approve(second)).code).toBe('desk.decided')
    expect(await main()).toBe(before + 1250n)
    const ledger = (await desk.call('memberLedger', { cookie: first, query: { memberId } })).value.list
    // The account record has its title as a code.
    const [title] = entryCodes.adjustment
    expect(ledger.filter(({ kind }) => kind === 'adjustment')).toMatchObject([
      { amount: '12.50', pocket: 'main', title },
    ])
  })

  test('above the balance: stays proposed and moves nothing', async () => {
    const before = await main()
    const { value } = await propose('-9999999.00')
    const approve = await desk.call('decideAdjustment', { cookie: second, body: { id: value.id, verdict: 'approve' } })
    expect(approve.code).toBe('desk.insufficient')
    expect(await main()).toBe(before)
    expect((await log(value.id)).map(({ action }) => action)).toEqual(['adjustment.proposed'])
  })

  test('lists: those that wait come oldest first, all of them newest first', async () => {
    const made: string[] = []
    for (const amount of ['0.01', '0.02']) {
      gateway.clock.advance(1000)
      made.push((await propose(amount)).value.id)
    }
    const listed = async (show: 'waiting' | 'all') => {
      const { list } = (await desk.call('adjustments', { cookie: first, query: { show } })).value
      return list.map(({ id }) => id).filter((id) => made.includes(id))
    }
    expect([await listed('waiting'), await listed('all')]).toEqual([made, made.toReversed()])
  })

  test.each(['0', '0.00', '-0.00'])('of %s: refused', async (amount) => {
    expect((await propose(amount)).code).toBe('money.amount.invalid')
  })
})

describe('free rounds', () => {
  const request = { gameId: 'NOVA_fox', stake: '2.00', rounds: 5, days: 7, reason: 'Sorry for the outage' }
  const propose = (changes: Partial<typeof request> = {}, id = systemRandom.uuid()) =>
    desk.call('proposeFreeRounds', { cookie: first, body: { ...request, ...changes, id, memberId } })

  beforeAll(() => walletBench(gateway))

  test('a second person approves; then the rounds are playable and the member is notified', async () => {
    const games = await desk.call('freeRoundGames', { cookie: first, query: { memberId, search: 'golden' } })
    expect(games.value.list).toEqual([
      { gameId: 'NOVA_fox', gameName: 'Golden Fox', vendor: 'Nova Play', stakes: ['0.20', '2.00', '100.00'] },
    ])
    const { value } = await propose()
    expect((await propose({}, value.id)).value.id).toBe(value.id)
    expect((await propose({ rounds: 6 }, value.id)).code).toBe('desk.decided')
    const token = await gateway.tokenOf('player01')
    const waiting = async () => (await gateway.call('freeRounds', { token })).body.value?.list
    expect(await waiting()).toEqual([])
    gateway.clock.advance(1000)
    const approve = (cookie: string) =>
      desk.call('decideFreeRounds', { cookie, body: { id: value.id, verdict: 'approve' } })
    expect((await approve(first)).code).toBe('desk.second.person')
    expect((await approve(second)).value).toMatchObject({ state: 'GRANTED', decidedBy: 'compliance-1' })
    expect((await approve(second)).code).toBe('desk.decided')
    const expiresAt = gateway.clock.now() + 7 * 86_400_000
    expect(await waiting()).toMatchObject([{ rewardId: value.id, gameId: 'NOVA_fox', left: 5, expiresAt }])
    await gateway.ctx.events.drained()
    const inbox = await gateway.call('inbox', { token, query: { pageNo: 1, pageSize: 5 } })
    expect(inbox.body.value?.content).toContainEqual(
      expect.objectContaining({
        kind: 'free-rounds.granted',
        gameName: 'Golden Fox',
        rounds: 5,
        stake: '2.00',
        expiresAt,
      }),
    )
    expect((await log(value.id)).map(({ action }) => action)).toEqual(['free-rounds.approve', 'free-rounds.proposed'])
  })

  test.each([
    ['an unsupported stake', { stake: '3.00' }, 'desk.free.rounds.stake'],
    ['a game without free rounds', { gameId: 'SALON_baccarat' }, 'desk.free.rounds.stake'],
    ['an unknown game', { gameId: 'NOVA_nothing' }, 'game.not.found'],
  ])('%s: no proposal', async (_case, changes, code) => {
    expect((await propose(changes)).code).toBe(code)
  })

  test('rejected: not playable', async () => {
    const { value } = await propose({ gameId: 'NOVA_tiger' })
    const body = { id: value.id, verdict: 'reject', reason: 'Not agreed' } as const
    expect((await desk.call('decideFreeRounds', { cookie: second, body })).value.state).toBe('REJECTED')
    const token = await gateway.tokenOf('player01')
    const list = (await gateway.call('freeRounds', { token })).body.value?.list ?? []
    expect(list.filter(({ gameId }) => gameId === 'NOVA_tiger')).toEqual([])
  })
})

test('documents: verified or rejected once, and the member is notified', async () => {
  const member = await memberByAccount(gateway.ctx.db, 'lotus', 'player01')
  if (!member) throw new Error('no member')
  const id = systemRandom.uuid()
  await gateway.ctx.db.execute(`delete from kyc_submissions where member_id = '${member.id}'`)
  await inTransaction(gateway.ctx.db, (tx) =>
    insertSubmission(tx, {
      id,
      merchantCode: 'lotus',
      memberId: member.id,
      fullName: 'Somchai Jaidee',
      documentNumber: '1101700230673',
      state: 'PENDING',
      createdAt: gateway.clock.now(),
    }),
  )
  const body = { id, verdict: 'reject', reason: 'The picture is dark' } as const
  expect((await desk.call('decideKyc', { cookie: first, body })).code).toBe('desk.right.missing')
  expect((await desk.call('decideKyc', { cookie: second, body })).value.state).toBe('REJECTED')
  expect((await desk.call('decideKyc', { cookie: second, body })).code).toBe('kyc.closed')
  await gateway.ctx.events.drained()
  const token = await gateway.tokenOf('player01', 'lotus')
  const inbox = await gateway.call('inbox', { token, merchant: 'lotus', query: { pageNo: 1, pageSize: 5 } })
  expect(inbox.body.value?.content).toContainEqual(
    expect.objectContaining({ kind: 'kyc.rejected', reason: 'The picture is dark' }),
  )
})

test("member's sheet: account, balances and devices; adds notes and ends sessions", async () => {
  const token = await gateway.tokenOf('player01')
  const read = async () => (await desk.call('member', { cookie: second, query: { memberId } })).value
  expect(await read()).toMatchObject({ member: 'player01', kyc: 'VERIFIED', currency: 'BRL', notes: [] })
  expect((await read()).devices.length).toBeGreaterThan(0)
  await desk.call('noteMember', { cookie: first, body: { memberId, text: 'Called about a payout' } })
  expect((await read()).notes).toMatchObject([{ operator: 'cashier-1', text: 'Called about a payout' }])
  expect((await desk.call('endMemberSessions', { cookie: first, body: { memberId } })).code).toBe('desk.right.missing')
  await desk.call('endMemberSessions', { cookie: second, body: { memberId } })
  expect((await gateway.call('memberInfo', { token })).status).toBe(401)
  expect((await log(memberId)).map(({ action }) => action)).toEqual(['member.sessions.ended', 'member.noted'])
})

test('the database refuses changes and deletions of the log', async () => {
  for (const statement of [
    'update operator_log set operator = $$x$$',
    'delete from operator_log',
    'truncate operator_log',
  ])
    await expect(gateway.ctx.db.execute(statement)).rejects.toThrow()
})
