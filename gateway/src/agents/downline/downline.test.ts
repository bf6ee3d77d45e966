import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { hashPassword, setContacts } from '../../identity'
import { saveFirstPaymentPassword } from '../../identity/security/store'
import { playerFunds } from '../../money/ledger'
import { inTransaction } from '../../platform/db/transaction'
import { settleRebates } from '../rebate'
import { giveRebateRates } from '../team'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const pin = '274951'
const day = 24 * 60 * 60_000
let keys = 0
const newKey = () => ({ 'idempotency-key': `downline-key-${(keys += 1)}` })
const mainOf = async ({ id, currency, merchantCode }: TeamMember) =>
  (await playerFunds(gateway.ctx.db, merchantCode, id, currency)).total
const ready = async (agent: TeamMember) => {
  await team.give(agent, 'opening', 10_000)
  await saveFirstPaymentPassword(gateway.ctx.db, agent.id, await hashPassword(pin))
  return team.tokenOf(agent)
}

describe('sheet of a member', () => {
  test('a member below: rates, level and masked contacts', async () => {
    const top = await team.join(null, 1)
    const sub = await team.join(top.id, 1)
    const player = await team.join(sub.id)
    await setContacts(gateway.ctx.db, player.id, { mobile: '+5511987654321', email: 'marina@mail.com' })
    const token = await team.tokenOf(top)
    const { body } = await gateway.call('downlineDetail', { token, query: { memberId: player.id } })
    expect(body.value).toMatchObject({ account: player.account, level: 2, type: 0, mayPromote: false, frozen: false })
    expect(body.value).toMatchObject({ mobile: '+55•••321', email: 'ma•••@mail.com' })
    expect(JSON.stringify(body)).not.toMatch(/87654|marina/)
    expect(body.value?.rebates).toContainEqual({ gameType: 'RNG', rate: 60 })
    const direct = await gateway.call('downlineDetail', { token, query: { memberId: sub.id } })
    expect(direct.body.value).toMatchObject({ level: 1, type: 1, mayPromote: false })
  })

  test.each(['downlineDetail', 'promoteDownlineToAgent', 'freezeDownlineCommission'] as const)(
    '%s of oneself, of an upline or of another tree: not found',
    async (name) => {
      const top = await team.join(null, 1)
      const agent = await team.join(top.id, 1)
      const other = await team.join((await team.join(null, 1)).id, 1)
      const token = await team.tokenOf(agent)
      const trial = await team.join(agent.id, 4)
      for (const memberId of [agent.id, top.id, other.id, trial.id, 'nobody']) {
        const request = name === 'downlineDetail' ? { query: { memberId } } : { body: { memberId, frozen: true } }
        expect((await gateway.call(name, { token, ...request } as never)).body.errorCode).toBe('not.found')
      }
    },
  )
})

test('the sheet exactly of those below, whatever the tree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 3, maxLength: 7 }), async (uplines) => {
      const members: TeamMember[] = []
      const above: ReadonlySet<number>[] = []
      for (const [place, drawn] of uplines.entries()) {
        const upline = place === 0 ? null : drawn % place
        members.push(await team.join(upline === null ? null : (members[upline]?.id ?? null), 1))
        above.push(new Set(upline === null ? [] : [upline, ...(above[upline] ?? [])]))
      }
      for (const [asking, agent] of members.entries()) {
        const token = await team.tokenOf(agent)
        for (const [asked, { id: memberId }] of members.entries()) {
          const { body } = await gateway.call('downlineDetail', { token, query: { memberId } })
          expect(body.success).toBe(above[asked]?.has(asking) ?? false)
        }
      }
    }),
    { numRuns: 5 },
  )
})

describe('promotion', () => {
  test('a member directly below: an agent with a code, who opens accounts with the session they have', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const [token, theirs] = [await team.tokenOf(top), await team.tokenOf(player)]
    expect((await gateway.call('teamKpi', { token: theirs })).body.errorCode).toBe('login.non.agent')
    const promote = () => gateway.call('promoteDownlineToAgent', { token, body: { memberId: player.id } })
    expect((await promote()).body.value).toEqual({ id: player.id, type: 1 })
    expect((await promote()).body.value).toEqual({ id: player.id, type: 1 })
    expect((await gateway.call('teamKpi', { token: theirs })).status).toBe(200)
    const { body } = await gateway.call('affiliate', { token: theirs })
    expect(body.value?.code).toBe(player.account.toUpperCase())
  })

  test('a member of a lower level: their own agent promotes them', async () => {
    const top = await team.join(null, 1)
    const player = await team.join((await team.join(top.id, 1)).id)
    const token = await team.tokenOf(top)
    const answer = await gateway.call('promoteDownlineToAgent', { token, body: { memberId: player.id } })
    expect(answer.body.errorCode).toBe('not.found')
  })

  test('the deepest level: refused, since nobody can be below', async () => {
    let above = await team.join(null, 1)
    for (let level = 1; level < 10; level += 1) above = await team.join(above.id, 1)
    const last = await team.join(above.id)
    const token = await team.tokenOf(above)
    const answer = await gateway.call('promoteDownlineToAgent', { token, body: { memberId: last.id } })
    expect(answer.body.errorCode).toBe('agent.level.deepest')
    const sheet = await gateway.call('downlineDetail', { token, query: { memberId: last.id } })
    expect(sheet.body.value?.mayPromote).toBe(false)
  })
})

describe('transfer', () => {
  test('to any level below: moved once, also if sent again, and the books agree', async () => {
    const top = await team.join(null, 1)
    const player = await team.join((await team.join(top.id, 1)).id)
    const token = await ready(top)
    const headers = newKey()
    const body = { memberId: player.id, amount: '30.00', password: pin }
    const send = () => gateway.call('transferDownline', { token, headers, body })
    const [first, second] = [await send(), await send()]
    expect(first.body.value).toMatchObject({ account: player.account, amount: '30.00' })
    expect(second.body.value).toEqual(first.body.value)
    expect([await mainOf(top), await mainOf(player)]).toEqual([7000n, 3000n])
    const other = await gateway.call('transferDownline', { token, headers, body: { ...body, amount: '31.00' } })
    expect(other.body.errorCode).toBe('idempotency.mismatch')
    expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  })

  test.each([
    ['more than the balance', { amount: '100.01' }, 'money.insufficient'],
    ['nothing', { amount: '0' }, 'money.amount.invalid'],
    ['a wrong payment password', { password: '999999' }, 'payment.password.wrong'],
  ])('%s: refused and nothing moves', async (_, changes, code) => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    const body = { memberId: player.id, amount: '30.00', password: pin, ...changes }
    const answer = await gateway.call('transferDownline', { token, headers: newKey(), body })
    expect(answer.body.errorCode).toBe(code)
    expect([await mainOf(top), await mainOf(player)]).toEqual([10_000n, 0n])
  })

  test('the same request twice at once: one transfer', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    const request = { token, headers: newKey(), body: { memberId: player.id, amount: '30.00', password: pin } }
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call('transferDownline', request)))
    expect(new Set(answers.map(({ body }) => body.value?.transferId)).size).toBe(1)
    expect(await mainOf(player)).toBe(3000n)
  })

  test('deposits that are not wagered yet: refused with what is left, as a withdrawal is', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    await team.deposit(top, '50.00')
    const send = () =>
      gateway.call('transferDownline', {
        token,
        headers: newKey(),
        body: { memberId: player.id, amount: '10.00', password: pin },
      })
    expect((await send()).body).toMatchObject({ errorCode: 'withdraw.turnover.left', fields: { amount: '50.00' } })
    await team.play(top, 5000, 5000)
    expect((await send()).body.value).toMatchObject({ amount: '10.00' })
  })

  const sendTo = async (token: string, to: TeamMember, amount: string) => {
    const body = { memberId: to.id, amount, password: pin }
    return (await gateway.call('transferDownline', { token, headers: newKey(), body })).body
  }

  test.each(['1d', '6m', 'forever'] as const)('to a member who excluded themselves for %s: refused', async (span) => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    const theirs = await team.tokenOf(player)
    expect((await gateway.call('exclude', { token: theirs, body: { span, confirmed: true } })).body.success).toBe(true)
    expect(await sendTo(token, player, '10.00')).toMatchObject({ errorCode: 'transfer.receiver.protected' })
    expect([await mainOf(top), await mainOf(player)]).toEqual([10_000n, 0n])
  })

  test('a disabled account: refused', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    await gateway.ctx.db.execute(sql`update members set disabled = true where id = ${player.id}`)
    expect(await sendTo(token, player, '10.00')).toMatchObject({ errorCode: 'transfer.receiver.disabled' })
    expect(await mainOf(player)).toBe(0n)
  })

  test('a deposit limit of the receiver: deposits and transfers use it up, and the next day is free again', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    const token = await ready(top)
    const theirs = await team.tokenOf(player)
    await gateway.call('setLimit', { token: theirs, body: { kind: 'deposit', period: 'day', amount: '50.00' } })
    expect(await sendTo(token, player, '50.01')).toMatchObject({ errorCode: 'transfer.receiver.protected' })
    await team.deposit(player, '20.00')
    expect(await sendTo(token, player, '30.01')).toMatchObject({ errorCode: 'transfer.receiver.protected' })
    expect(await sendTo(token, player, '10.00')).toMatchObject({ success: true })
    expect(await sendTo(token, player, '20.01')).toMatchObject({ errorCode: 'transfer.receiver.protected' })
    const { body } = await gateway.call('limits', { token: theirs })
    expect(body.value?.limits).toContainEqual(expect.objectContaining({ kind: 'deposit', used: '30.00' }))
    const settings = await gateway.call('depositSettings', { token: theirs })
    expect(settings.body.value?.remainingToday).toBe('20.00')
    gateway.clock.advance(day)
    expect(await sendTo(await team.tokenOf(top), player, '50.00')).toMatchObject({ success: true })
  })

  test('oneself, an upline, another tree and a trial account: not found', async () => {
    const above = await team.join(null, 1)
    const top = await team.join(above.id, 1)
    const others = [top, above, await team.join(null, 1), await team.join(top.id, 4)]
    const token = await ready(top)
    for (const { id: memberId } of others) {
      const body = { memberId, amount: '1.00', password: pin }
      const answer = await gateway.call('transferDownline', { token, headers: newKey(), body })
      expect(answer.body.errorCode).toBe('not.found')
    }
    expect(await mainOf(top)).toBe(10_000n)
  })
})

test('a frozen commission: computed but not paid; paid with the next run after it is released', async () => {
  const top = await team.join(null, 1)
  const agent = await team.join(top.id, 1)
  const player = await team.join(agent.id)
  await inTransaction(gateway.ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: agent.id, givenBy: top.id, at: gateway.clock.now() }, { RNG: 80 }),
  )
  await team.give(player, 'opening', 10_000)
  await team.play(player, 10_000, 0)
  const freeze = async (frozen: boolean) => {
    const token = await team.tokenOf(top)
    return gateway.call('freezeDownlineCommission', { token, body: { memberId: agent.id, frozen } })
  }
  expect((await freeze(true)).body.value).toEqual({ frozen: true })
  gateway.clock.advance(day)
  await settleRebates(gateway.ctx, team.merchant)
  expect([await mainOf(agent), await mainOf(top)]).toEqual([0n, 20n])
  const income = await gateway.call('rebateIncome', { token: await team.tokenOf(agent) })
  expect(income.body.value).toMatchObject({ footer: { amount: '0.20', paid: '0.00' }, frozen: true })
  const sheet = await gateway.call('downlineDetail', { token: await team.tokenOf(top), query: { memberId: agent.id } })
  expect(sheet.body.value).toMatchObject({ frozen: true, frozenByOther: false })
  expect((await freeze(false)).body.value).toEqual({ frozen: false })
  await settleRebates(gateway.ctx, team.merchant)
  expect(await mainOf(agent)).toBe(20n)
  const none = await gateway.call('freezeDownlineCommission', {
    token: await team.tokenOf(top),
    body: { memberId: player.id, frozen: true },
  })
  expect(none.body.errorCode).toBe('agent.commission.none')
})
