import { currencyScale, type Currency, minor, parseMoney } from '@mosaic/contracts'
import { type DeskBody, deskCalls, mayDo, type Role, roles } from '@mosaic/contracts/desk'
import { giveContracts } from '../../demo/contracts'
import { createMember, memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { systemRandom } from '../../platform/runtime/random'
import { activeContract } from '../../agents/contract/contract-store'
import { computedPayment } from '../../../testing/computed-payment'
import { callAsCommand, opsKey } from '../../../testing/command'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { walletBench } from '../../../testing/wallet'
import { newWithdrawal } from '../../../testing/withdrawal'
import { type Decision, decisionPolicy, type DecisionPolicy } from './decision-policy'
import { peopleNeeded } from './people-needed'

const decisions = Object.keys(decisionPolicy) as Decision[]
const policyOf = (decision: Decision): DecisionPolicy => decisionPolicy[decision]

let gateway: TestGateway
let desk: TestDesk
let memberId: string
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
  desk = await startTestDesk(gateway)
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  memberId = member?.id ?? ''
  const owner = { id: memberId, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, owner, 100_000_000, gateway.clock.now())
  await walletBench(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

type Answer = { readonly code: string; readonly value: unknown }
/** One case that waits for a decision. */
type Case = {
  readonly id?: string
  /** Who proposed it at the desk and is the first person; `null`: nobody yet. */
  readonly first: string | null
  readonly approve: (cookie: string) => Promise<Answer>
  readonly command: () => Promise<Answer>
  readonly isDone: (answer: Answer) => boolean
}
/** Opens a case that needs two people; `first` proposes it where the decision has a proposal. */
type Scenario = (first: string) => Promise<Case>

const stateOf = ({ value }: Answer) => (value as { state?: string } | null)?.state

const reviewed = async (ordered: string, found: string): Promise<Case> => {
  const token = await gateway.tokenOf('player01')
  serial += 1
  const placed = await gateway.call('depositTransfer', {
    token,
    headers: { 'idempotency-key': `policy-deposit-${serial}` },
    body: { method: 'bank', amount: ordered },
  })
  const id = placed.body.value?.depositId ?? ''
  await gateway.ctx.db.execute(`update deposits set state = 'REVIEW', review = 'proof' where id = '${id}'`)
  const body = { id, verdict: 'approve', amount: found } as const
  return {
    id,
    first: null,
    approve: (cookie) => desk.call('decideDeposit', { cookie, body }),
    command: () => callAsCommand(gateway, 'decideDeposit', { body }),
    isDone: (answer) => stateOf(answer) === 'SETTLED',
  }
}

const operatorCase = async (first: string, id: string): Promise<Case> => {
  const body = { id, verdict: 'approve' } as const
  return {
    first,
    approve: (cookie) => desk.call('decideOperator', { cookie, body }),
    command: () => callAsCommand(gateway, 'decideOperator', { body }),
    isDone: (answer) => stateOf(answer) === 'DONE',
  }
}

type Change = DeskBody<'proposeAgentChange'>
type Asked = Change extends infer C ? (C extends Change ? Omit<C, 'id' | 'reason'> : never) : never

const changeCase = async (first: string, asked: Asked): Promise<Case> => {
  const id = systemRandom.uuid()
  const proposed = await desk.call('proposeAgentChange', {
    cookie: first,
    body: { ...asked, id, reason: 'Agreed with the agent' },
  })
  if (proposed.code !== 'OK') throw new Error(proposed.code)
  const body = { id, verdict: 'approve' } as const
  return {
    first,
    approve: (cookie) => desk.call('decideAgentChange', { cookie, body }),
    command: () => callAsCommand(gateway, 'decideAgentChange', { body }),
    isDone: (answer) => stateOf(answer) === 'DONE',
  }
}

/** A member at the top of a tree. */
const join = async (type: number): Promise<{ readonly id: string; readonly account: string }> => {
  const { ctx } = gateway
  const aurora = await ctx.merchants.byCode('aurora')
  if (!aurora) throw new Error('no merchant')
  const draft = { merchant: aurora, account: `joined${++serial}x`, type, passwordHash: null, parentId: null }
  return inTransaction(ctx.db, (tx) => createMember(tx, ctx, { ...draft, at: ctx.clock.now() }))
}

/** A dividend of the demo agent that was computed and waits. */
const computedDividend = async (amount: bigint): Promise<string> => {
  const { ctx, clock } = gateway
  const aurora = await ctx.merchants.byCode('aurora')
  const agent = await memberByAccount(ctx.db, 'aurora', 'agent01')
  if (!aurora || !agent) throw new Error('no agent')
  await giveContracts(ctx, aurora, agent.id)
  const contract = await activeContract(ctx.db, agent.id, 'dividend')
  if (!contract) throw new Error('no dividend contract')
  return computedPayment(ctx.db, contract, { periodKey: `policy-${++serial}`, amount: minor(amount), at: clock.now() })
}

const scenarios = {
  'withdrawal.pay': async () => {
    const body = { id: await newWithdrawal(gateway, memberId, minor(500_000n)), verdict: 'approve' } as const
    return {
      first: null,
      approve: (cookie) => desk.call('decideWithdrawal', { cookie, body }),
      command: () => callAsCommand(gateway, 'decideWithdrawal', { body }),
      isDone: (answer) => stateOf(answer) === 'APPROVED',
    }
  },
  'deposit.credit': () => reviewed('1000.00', '1000.00'),
  'deposit.credit.above': () => reviewed('100.00', '100.01'),
  'adjustment.post': async (first) => {
    const proposal = { id: systemRandom.uuid(), memberId, amount: '0.01', reason: 'Lost in a fault' }
    await desk.call('proposeAdjustment', { cookie: first, body: proposal })
    const body = { id: proposal.id, verdict: 'approve' } as const
    return {
      first,
      approve: (cookie) => desk.call('decideAdjustment', { cookie, body }),
      command: () => callAsCommand(gateway, 'decideAdjustment', { body }),
      isDone: (answer) => stateOf(answer) === 'POSTED',
    }
  },
  'free-rounds.grant': async (first) => {
    const proposal = { gameId: 'NOVA_fox', stake: '2.00', rounds: 5, days: 7, reason: 'Sorry for the outage' }
    const id = systemRandom.uuid()
    await desk.call('proposeFreeRounds', { cookie: first, body: { ...proposal, id, memberId } })
    const body = { id, verdict: 'approve' } as const
    return {
      first,
      approve: (cookie) => desk.call('decideFreeRounds', { cookie, body }),
      command: () => callAsCommand(gateway, 'decideFreeRounds', { body }),
      isDone: (answer) => stateOf(answer) === 'GRANTED',
    }
  },
  'bonus.grant': async () => {
    const campaign = `bonus-${++serial}`
    const saved = await desk.call('saveCampaign', {
      cookie: await desk.operator('admin', 1),
      body: {
        id: campaign,
        merchant: 'aurora',
        texts: { EN: { title: 'Gift', content: '<p>Ask for it.</p>' } },
        startsAt: gateway.clock.now(),
        endsAt: null,
        terms: {
          of: { kind: 'APPLICATION', amount: '1000.00', least: '10.00', most: '2000.00' },
          reward: { type: 'cash' },
          budget: null,
        },
      },
    })
    const { version } = saved.value
    await desk.call('launchCampaign', { cookie: await desk.operator('admin', 2), body: { id: campaign, version } })
    const token = await gateway.tokenOf('player01')
    await gateway.call('joinPromotion', {
      token,
      headers: { 'idempotency-key': campaign.padEnd(16, '-') },
      body: { promotionId: campaign, remark: 'Please' },
    })
    const { list } = (await desk.call('applications', { cookie: await desk.operator('admin', 1) })).value
    const { id = '' } = list.find(({ campaignId }) => campaignId === campaign) ?? {}
    const body = { id, verdict: 'approve', amount: '1000.00' } as const
    return {
      first: null,
      approve: (cookie) => desk.call('decideApplication', { cookie, body }),
      command: () => callAsCommand(gateway, 'decideApplication', { body }),
      isDone: (answer) => stateOf(answer) === 'ISSUED',
    }
  },
  'dividend.pay': async () => {
    const id = await computedDividend(500_000n)
    const body = { id, verdict: 'approve' } as const
    return {
      first: null,
      approve: (cookie) => desk.call('decideDividend', { cookie, body }),
      command: () => callAsCommand(gateway, 'decideDividend', { body }),
      isDone: (answer) => stateOf(answer) === 'APPROVED',
    }
  },
  'campaign.launch': async (first) => {
    const id = `launch-${++serial}`
    const saved = await desk.call('saveCampaign', {
      cookie: first,
      body: {
        id,
        merchant: 'aurora',
        texts: { EN: { title: 'Gift', content: '<p>Ask for it.</p>' } },
        startsAt: gateway.clock.now(),
        endsAt: null,
        terms: {
          of: { kind: 'APPLICATION', amount: '20.00', least: '10.00', most: '30.00' },
          reward: { type: 'cash' },
          budget: null,
        },
      },
    })
    const body = { id, version: saved.value.version }
    return {
      first,
      approve: (cookie) => desk.call('launchCampaign', { cookie, body }),
      command: () => callAsCommand(gateway, 'launchCampaign', { body }),
      isDone: (answer) => stateOf(answer) === 'LIVE',
    }
  },
  'dividend.reject': null,
  'member.move': async (first) => {
    const [moved, upline] = [await join(0), await join(1)]
    return changeCase(first, { kind: 'move', memberId: moved.id, upline: upline.account })
  },
  'house-contract.offer': async (first) => {
    const terms = { kind: 'dailySalary' as const, tiers: [{ rate: 1 }] }
    return changeCase(first, { kind: 'offer', memberId: (await join(2)).id, terms })
  },
  'house-contract.end': async (first) => {
    const { ctx } = gateway
    const aurora = await ctx.merchants.byCode('aurora')
    if (!aurora) throw new Error('no merchant')
    const { id: agentId } = await join(2)
    await giveContracts(ctx, aurora, agentId)
    return changeCase(first, { kind: 'end', contractId: (await activeContract(ctx.db, agentId, 'dividend'))?.id ?? '' })
  },
  'operator.create': async (first) => {
    const body = { name: `policy-${++serial}`, role: 'cashier', email: 'policy@example.com' } as const
    return operatorCase(first, (await desk.call('addOperator', { cookie: first, body })).value.id)
  },
  'operator.change': async (first) => {
    // One change of an account waits at a time.
    await gateway.ctx.db.execute(`update operator_proposals set state = 'REJECTED' where state = 'PROPOSED'`)
    const role = serial % 2 === 0 ? 'compliance' : 'cashier'
    serial += 1
    const body = { name: 'support-2', role, disabled: false } as const
    return operatorCase(first, (await desk.call('setOperator', { cookie: first, body })).value.proposal?.id ?? '')
  },
  'operator.disable': null,
  'operator.restart': null,
} as const satisfies Readonly<Record<Decision, Scenario | null>>

const inTwos = decisions.filter((decision) => policyOf(decision).people !== 1)

test('every decision of two people has a scenario; the right of the table is the right of the call', () => {
  expect(inTwos.filter((decision) => scenarios[decision] === null)).toEqual([])
  for (const decision of decisions) {
    const { call, right } = policyOf(decision)
    expect([decision, deskCalls[call].access]).toEqual([decision, right])
  }
})

describe.each(inTwos)('%s', (decision) => {
  const { right } = policyOf(decision)
  const holder = roles.filter((role) => mayDo(role, right)).at(-1) ?? 'admin'
  const scenario: Scenario = scenarios[decision] ?? (() => Promise.reject(new Error('No scenario')))
  let ana: string
  let rui: string
  beforeAll(async () => {
    ana = await desk.operator(holder, 1)
    rui = await desk.operator(holder, 2)
  })
  const opened = async () => {
    const { first, approve, ...rest } = await scenario(ana)
    if (first === null) expect(rest.isDone(await approve(ana))).toBe(false)
    return { approve, ...rest }
  }

  test('two people at the desk: done; one person twice: not', async () => {
    const { approve, isDone } = await opened()
    expect((await approve(ana)).code).toBe('desk.second.person')
    expect(isDone(await approve(rui))).toBe(true)
  })

  test('a command is neither the first nor the second person', async () => {
    const fresh = await scenario(ana)
    expect((await fresh.command()).code).not.toBe('OK')
    if (fresh.first === null) expect(fresh.isDone(await fresh.approve(ana))).toBe(false)
    expect((await fresh.command()).code).not.toBe('OK')
    expect(fresh.isDone(await fresh.approve(rui))).toBe(true)
  })

  test('who made the other within 7 days: not; after 7 days: done', async () => {
    const { approve, isDone } = await opened()
    const at = gateway.clock.now()
    await gateway.ctx.db.execute(
      `insert into operator_makers (operator, maker, at) values ('${holder}-2', '${holder}-1', to_timestamp(${at / 1000}))`,
    )
    expect((await approve(rui)).code).toBe('desk.second.related')
    await gateway.ctx.db.execute(`update operator_makers set operator = '${holder}-1', maker = '${holder}-2'`)
    expect((await approve(rui)).code).toBe('desk.second.related')
    await gateway.ctx.db.execute(`update operator_makers set at = at - interval '7 days' + interval '1 second'`)
    expect((await approve(rui)).code).toBe('desk.second.related')
    await gateway.ctx.db.execute(`update operator_makers set at = at - interval '1 second'`)
    expect(isDone(await approve(rui))).toBe(true)
  })

  test.each([
    ['disabled', 'disabled = true'],
    ['without the right', `role = 'support'`],
  ])('the first person is %s by now: does not count, and the next is the first', async (_why, change) => {
    const { approve, isDone } = await opened()
    await gateway.ctx.db.execute(`update operators set ${change} where name = '${holder}-1'`)
    const asked = await approve(rui)
    await gateway.ctx.db.execute(`update operators set disabled = false, role = '${holder}' where name = '${holder}-1'`)
    expect(asked.code).toBe('OK')
    expect(isDone(asked)).toBe(false)
    const later = [await approve(rui), await approve(ana)]
    expect(later.some(isDone)).toBe(true)
  })

  test.each([
    ['by the same person', ['1<maker', '2<maker']],
    ['by the same person and somebody made by them', ['1<maker', '2<made', 'made<maker']],
  ])('both made %s within 7 days: not; one of them earlier: done', async (_how, pairs) => {
    const { approve, isDone } = await opened()
    const at = gateway.clock.now()
    const named = (short = '') => (/^\d$/.test(short) ? `${holder}-${short}` : `${short}-of-${at}`)
    for (const [operator, maker] of pairs.map((pair) => pair.split('<')))
      await gateway.ctx.db.execute(
        `insert into operator_makers (operator, maker, at) values ('${named(operator)}', '${named(maker)}', to_timestamp(${at / 1000}))`,
      )
    expect((await approve(rui)).code).toBe('desk.second.related')
    await gateway.ctx.db.execute(
      `update operator_makers set at = at - interval '7 days' where operator = '${holder}-2'`,
    )
    expect(isDone(await approve(rui))).toBe(true)
  })

  test.each(roles.filter((role) => !mayDo(role, right)))('%s: may not decide', async (role: Role) => {
    const { approve } = await opened()
    expect((await approve(await desk.operator(role))).code).toBe('desk.right.missing')
  })
})

describe('the limits of the table', () => {
  const limits = decisions.flatMap((decision) => {
    const { people } = policyOf(decision)
    return typeof people === 'number'
      ? []
      : Object.entries(people.twoFrom).map(([code, text]) => [decision, code, text])
  }) as readonly (readonly [Decision, Currency, string])[]

  test.each(limits)('%s in %s: one person below %s, two from it on', (decision, currency, text) => {
    const limit = parseMoney(text, currency)
    if (limit === null) throw new Error(`${text} is no amount in ${currency}`)
    expect(peopleNeeded(decision, { amount: minor(limit - 1n), currency })).toBe(1)
    expect(peopleNeeded(decision, { amount: limit, currency })).toBe(2)
  })

  test.each(decisions.filter((decision) => policyOf(decision).people !== 1))(
    '%s: two people in a currency without a limit, and without an amount',
    (decision) => {
      const unlisted = (Object.keys(currencyScale) as Currency[]).filter((currency) => {
        const { people } = policyOf(decision)
        return typeof people === 'number' || people.twoFrom[currency] === undefined
      })
      for (const currency of unlisted) expect(peopleNeeded(decision, { amount: minor(1n), currency })).toBe(2)
      expect(peopleNeeded(decision)).toBe(2)
    },
  )
})

test('a deposit below the limit and within the order: one person; the second person of another amount is the first of it', async () => {
  const ana = await desk.operator('cashier', 1)
  const rui = await desk.operator('compliance', 1)
  const small = await reviewed('999.99', '999.99')
  expect(small.isDone(await small.approve(ana))).toBe(true)

  const above = await reviewed('100.00', '9000.00')
  expect((await above.approve(ana)).value).toMatchObject({ needsTwo: true, approvedBy: 'cashier-1', state: 'REVIEW' })
  const { list } = (await desk.call('deposits', { cookie: ana })).value
  const listed = list.find(({ depositId }) => depositId === above.id)
  expect(listed).toMatchObject({ approvedAmount: '9000.00', approvedBy: 'cashier-1', needsTwo: true })
  const other = { id: above.id ?? '', verdict: 'approve', amount: '9000.01' } as const
  expect((await desk.call('decideDeposit', { cookie: rui, body: other })).value).toMatchObject({
    state: 'REVIEW',
    approvedBy: 'compliance-1',
    approvedAmount: '9000.01',
  })
  expect((await desk.call('decideDeposit', { cookie: rui, body: other })).code).toBe('desk.second.person')
  expect((await desk.call('decideDeposit', { cookie: ana, body: other })).value.state).toBe('SETTLED')
})

test('free rounds that a command proposed: two people at the desk', async () => {
  const id = systemRandom.uuid()
  const proposal = { gameId: 'NOVA_fox', stake: '2.00', rounds: 5, days: 7, reason: 'Sorry for the outage' }
  await callAsCommand(gateway, 'proposeFreeRounds', { body: { ...proposal, id, memberId } }, { as: 'cashier-1' })
  const approve = async (which: 1 | 2) =>
    (
      await desk.call('decideFreeRounds', {
        cookie: await desk.operator('cashier', which),
        body: { id, verdict: 'approve' },
      })
    ).value
  expect(await approve(1)).toMatchObject({ state: 'PROPOSED', needsTwo: true, approvedBy: 'cashier-1' })
  expect((await approve(2)).state).toBe('GRANTED')
})
