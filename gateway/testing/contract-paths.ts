import fc from 'fast-check'
import { minor } from '@mosaic/contracts'
import { createMember } from '../src/identity'
import { type Answer, answerContract } from '../src/agents/contract/answer'
import { contractsOf, livingContracts } from '../src/agents/contract/contract-store'
import { offerContract } from '../src/agents/contract/offer'
import type { SalaryTerms } from '../src/agents/contract/terms'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'

const hour = 3_600_000
const people = ['top', 'mid', 'low', 'other'] as const
type Person = (typeof people)[number]
type Side = Person | 'house'
const uplines: Readonly<Record<Person, Side>> = { top: 'house', mid: 'top', low: 'mid', other: 'house' }
const kinds = ['dailySalary', 'hourlySalary'] as const
const actions: readonly Answer[] = ['accept', 'decline', 'withdraw', 'terminate']

export type Step =
  | {
      readonly do: 'offer'
      readonly from: Side
      readonly to: Person
      readonly kind: (typeof kinds)[number]
      readonly rate: number
      readonly stackable: boolean
    }
  | { readonly do: Answer; readonly by: Side | 'agent' | 'offeror'; readonly of: number }
  | { readonly do: 'wait'; readonly hours: number }

const side = fc.constantFrom<Side>('house', ...people)
const actor = fc.oneof(fc.constantFrom('agent' as const, 'offeror' as const), side)
/** Offers along the tree and across it, answers by anybody, and pauses around the 72 hours of an offer. */
export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Person>(...people).chain((to) => offerTo(fc.constant(uplines[to]), to)) },
    { weight: 1, arbitrary: fc.constantFrom<Person>(...people).chain((to) => offerTo(side, to)) },
    { weight: 6, arbitrary: fc.record({ do: fc.constantFrom(...actions), by: actor, of: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 24, 71, 72) }) },
  ),
  { minLength: 4, maxLength: 40 },
)
const offerTo = (from: fc.Arbitrary<Side>, to: Person) =>
  fc.record({
    do: fc.constant('offer' as const),
    from,
    to: fc.constant(to),
    kind: fc.constantFrom(...kinds),
    rate: fc.integer({ min: 1, max: 4 }),
    stackable: fc.boolean(),
  })

const given = (from: Side, to: Person, rate: number) =>
  [
    { do: 'offer' as const, from, to, kind: 'dailySalary' as const, rate, stackable: true },
    { do: 'accept' as const, by: 'agent' as const, of: 0 },
  ] satisfies Step[]
/** Each state of a contract once: declined, withdrawn, expired, in force, superseded, terminated. */
export const everyState: Step[] = [
  ...given('house', 'top', 3),
  ...given('top', 'mid', 2),
  ...given('mid', 'low', 2),
  { do: 'offer', from: 'house', to: 'top', kind: 'hourlySalary', rate: 1, stackable: true },
  { do: 'decline', by: 'agent', of: 0 },
  { do: 'offer', from: 'house', to: 'top', kind: 'hourlySalary', rate: 1, stackable: true },
  { do: 'withdraw', by: 'offeror', of: 0 },
  { do: 'offer', from: 'house', to: 'top', kind: 'hourlySalary', rate: 1, stackable: true },
  { do: 'wait', hours: 72 },
  { do: 'accept', by: 'agent', of: 0 },
  ...given('house', 'top', 1),
  ...given('top', 'mid', 1),
  { do: 'offer', from: 'house', to: 'other', kind: 'dailySalary', rate: 1, stackable: true },
]

type Known = {
  readonly id: string
  readonly from: Side
  readonly to: Person
  readonly kind: SalaryTerms['kind']
  readonly rate: number
  readonly stackable: boolean
  readonly at: number
  state: string
}

/** What domain §4.4 says of each step, in the plainest form. */
const model = () => {
  const all: Known[] = []
  const active = (of: Side, kind: string) =>
    all.find((each) => each.to === of && each.kind === kind && each.state === 'ACTIVE')
  const isOver = (each: Known, now: number) => each.state === 'OFFERED' && now - each.at >= 72 * hour
  const above = (from: Side, kind: string, rate: number): string | null => {
    if (from === 'house') return null
    const own = active(from, kind)
    return own === undefined ? 'contract.none' : own.rate < rate ? 'contract.above.own' : null
  }
  const excluded = (to: Person, kind: string, stackable: boolean, states: readonly string[]) =>
    all.some(
      (each) => each.to === to && each.kind !== kind && states.includes(each.state) && !each.stackable && !stackable,
    )
  const drop = (of: Person, kind: string, stays: (each: Known) => boolean) => {
    for (const each of all.filter((one) => one.from === of && one.kind === kind && !stays(one)))
      if (each.state === 'OFFERED') each.state = 'WITHDRAWN'
      else if (each.state === 'ACTIVE') {
        each.state = 'TERMINATED'
        drop(each.to, kind, () => false)
      }
  }
  return {
    all,
    offer: ({ from, to, kind, rate, stackable }: Extract<Step, { do: 'offer' }>, now: number): string | null => {
      if (uplines[to] !== from) return 'not.found'
      const overdue = all.filter((each) => each.to === to && isOver(each, now))
      const limit = above(from, kind, rate)
      const pending = all.some(
        (each) => each.to === to && each.kind === kind && each.state === 'OFFERED' && !overdue.includes(each),
      )
      const others =
        excluded(to, kind, stackable, ['ACTIVE']) ||
        all.some(
          (each) =>
            each.to === to &&
            each.kind !== kind &&
            each.state === 'OFFERED' &&
            !overdue.includes(each) &&
            !each.stackable &&
            !stackable,
        )
      const refusal = limit ?? (pending ? 'contract.pending' : others ? 'contract.exclusive' : null)
      // A refused offer changes nothing, not even what is overdue.
      if (refusal === null) for (const each of overdue) each.state = 'EXPIRED'
      return refusal
    },
    answer: (each: Known, by: Side, action: Answer, now: number): string | null => {
      const may =
        action === 'withdraw'
          ? by === each.from
          : action === 'terminate'
            ? by === each.from || by === each.to
            : by === each.to
      if (!may) return 'not.found'
      if (isOver(each, now)) {
        each.state = 'EXPIRED'
        return 'contract.answered'
      }
      if (each.state !== (action === 'terminate' ? 'ACTIVE' : 'OFFERED')) return 'contract.answered'
      if (action === 'decline') each.state = 'DECLINED'
      if (action === 'withdraw') each.state = 'WITHDRAWN'
      if (action === 'terminate') {
        each.state = 'TERMINATED'
        drop(each.to, each.kind, () => false)
      }
      if (action !== 'accept') return null
      const limit = above(each.from, each.kind, each.rate)
      if (limit) return limit
      if (excluded(each.to, each.kind, each.stackable, ['ACTIVE'])) return 'contract.exclusive'
      const present = active(each.to, each.kind)
      if (present) {
        present.state = 'SUPERSEDED'
        drop(each.to, each.kind, ({ rate }) => rate <= each.rate)
      }
      each.state = 'ACTIVE'
      return null
    },
  }
}

/** Runs steps against the gateway and the model; returns the states that were met. */
export const walkContracts = async (
  { ctx, clock }: TestGateway,
  merchantCode: string,
  steps: readonly Step[],
): Promise<ReadonlySet<string>> => {
  const merchant = await ctx.merchants.byCode(merchantCode)
  if (!merchant) throw new Error('no merchant')
  const ids = new Map<Side, string>()
  for (const person of people) {
    const about = {
      merchant,
      account: `walk${ctx.random.uuid().slice(0, 12)}`,
      type: 1,
      passwordHash: null,
      parentId: ids.get(uplines[person]) ?? null,
      at: clock.now(),
    }
    ids.set(person, (await inTransaction(ctx.db, (tx) => createMember(tx, ctx, about))).id)
  }
  const idOf = (of: Side) => ids.get(of) ?? ''
  const known = model()
  const met = new Set<string>()
  const offer = async (step: Extract<Step, { do: 'offer' }>) => {
    const expected = known.offer(step, clock.now())
    const { from, to, kind, rate, stackable } = step
    const tier = { minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null }
    const offeror = from === 'house' ? null : { id: idOf(from), account: from }
    const about = { agentId: idOf(to), terms: { kind, stackable, tiers: [tier] }, from: '', by: from, requestKey: null }
    const answer = await offerContract(ctx, merchant, offeror, about)
    expect([step, answer.ok ? null : answer.code]).toEqual([step, expected])
    if (answer.ok) known.all.push({ ...step, id: answer.value.id, at: clock.now(), state: 'OFFERED' })
  }
  const answer = async (step: Extract<Step, { do: Answer }>) => {
    const each = known.all.at(-1 - step.of)
    if (!each) return
    const by = step.by === 'agent' ? each.to : step.by === 'offeror' ? each.from : step.by
    const expected = known.answer(each, by, step.do, clock.now())
    const acting = { memberId: by === 'house' ? ('house' as const) : idOf(by), from: '' }
    const done = await answerContract(ctx, merchant, acting, each.id, step.do)
    expect([step, done.ok ? null : done.code]).toEqual([step, expected])
    if (done.ok) expect((await answerContract(ctx, merchant, acting, each.id, step.do)).ok).toBe(false)
  }
  for (const step of steps) {
    if (step.do === 'wait') clock.advance(step.hours * hour)
    else if (step.do === 'offer') await offer(step)
    else await answer(step)
    const rows = (await Promise.all(people.map((each) => contractsOf(ctx.db, { agentId: idOf(each) })))).flat()
    const states = (of: readonly { readonly id: string; readonly state: string }[]) =>
      Object.fromEntries(of.map(({ id, state }) => [id, state]))
    expect(states(rows)).toEqual(states(known.all))
    for (const { state } of rows) met.add(state)
    const living = (
      await Promise.all(people.map((each) => inTransaction(ctx.db, (tx) => livingContracts(tx, idOf(each)))))
    ).flat()
    const places = living.map(({ agentId, kind, state }) => `${agentId} ${kind} ${state}`)
    expect(new Set(places).size).toBe(places.length)
  }
  return met
}
