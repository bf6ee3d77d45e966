import {
  type Currency,
  currencyScale,
  dividendPeriods,
  gameCategories,
  type Minor,
  parseMoney,
  zero,
} from '@mosaic/contracts'
import { z } from 'zod'
import { addDays, dayOf } from '../../src/platform/calendar'
import type { Terms } from '../../src/agents/contract/terms'
import { lineOn, uplineOn } from './uplines'

/** Amounts are decimals with the currency's scale ("200.00"), rates basis points, instants ISO 8601. Source: docs/agent-contracts.md. */
const schemaOf = (currency: Currency) => {
  const amount = z.string().transform((text, context): Minor => {
    const parsed = parseMoney(text, currency)
    if (parsed !== null) return parsed
    context.addIssue({ code: 'custom', message: `"${text}" is not an amount of ${currency}` })
    return zero
  })
  const rate = z.number().int().min(0).max(10_000)
  const rates = z.partialRecord(z.enum(gameCategories), rate).default({})
  const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
  const id = z.string().min(1)
  const tier = z.strictObject({
    minTurnover: amount.default(zero),
    minActive: z.number().int().min(0).default(0),
    minLoss: amount.default(zero),
    rate,
    cap: amount.nullable().default(null),
  })
  const tiers = z.array(tier).min(1)
  const contract = { agentId: id, offerorId: id.nullable(), from: instant, to: instant.nullable().default(null), tiers }
  return z.strictObject({
    currency: z.literal(currency),
    timeZone: z.string().refine(isTimeZone, 'is not a time zone'),
    /** What players get back; the least rate of everybody. */
    cashback: rates,
    /** The rates of agents at the top of a tree that name none. */
    agentRebate: rates,
    activeMember: z.strictObject({ minDeposit: amount, minValidBet: amount }),
    /** The platform's fee on what a team lost. */
    feeRate: rate.default(0),
    members: z.array(z.strictObject({ id, uplineId: id.nullable(), isAgent: z.boolean(), rates })),
    /** With everybody below; it counts from the next business day on. */
    moves: z.array(z.strictObject({ memberId: id, uplineId: id, at: instant })).default([]),
    bets: z.array(
      z.strictObject({
        memberId: id,
        category: z.enum(gameCategories),
        stake: amount,
        payout: amount,
        /** Computed from category, stake and payout if absent. */
        validBet: amount.optional(),
        settledAt: instant,
        voidedAt: instant.nullable().default(null),
      }),
    ),
    deposits: z.array(z.strictObject({ memberId: id, amount, at: instant })).default([]),
    rewards: z
      .array(z.strictObject({ memberId: id, kind: z.enum(['cashback', 'promotion']), amount, at: instant }))
      .default([]),
    contracts: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.enum(['dailySalary', 'hourlySalary']),
            stackable: z.boolean().default(false),
            ...contract,
          }),
          z.strictObject({
            kind: z.literal('dividend'),
            period: z.enum(dividendPeriods),
            negative: z.enum(['carry', 'reset']),
            ...contract,
          }),
        ]),
      )
      .default([]),
  })
}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export type Fixture = z.output<ReturnType<typeof schemaOf>>
export type FixtureContract = Fixture['contracts'][number] & Terms
export type FixtureBet = Fixture['bets'][number]

export type ReadFixture = { readonly fixture: Fixture } | { readonly problems: readonly string[] }

const isCurrency = (code: unknown): code is Currency => typeof code === 'string' && Object.hasOwn(currencyScale, code)

/** References that lead nowhere, loops and members named twice. */
const brokenReferences = (fixture: Fixture): readonly string[] => {
  const { members, moves, bets, deposits, rewards, contracts, timeZone } = fixture
  const uplines = new Map(members.map(({ id, uplineId }) => [id, uplineId]))
  const unknown = [
    ...members.flatMap(({ uplineId }) => (uplineId === null ? [] : [uplineId])),
    ...[...bets, ...deposits, ...rewards, ...moves].map(({ memberId }) => memberId),
    ...moves.map(({ uplineId }) => uplineId),
    ...contracts.flatMap(({ agentId, offerorId }) => (offerorId === null ? [agentId] : [agentId, offerorId])),
  ].filter((id) => !uplines.has(id))
  const isInLoop = (id: string): boolean => {
    let at = uplines.get(id) ?? null
    for (let steps = 0; at !== null && steps <= members.length; steps += 1) at = uplines.get(at) ?? null
    return at !== null
  }
  return [
    ...[...new Set(unknown)].map((id) => `No member has the id "${id}"`),
    ...(uplines.size < members.length ? ['Two members have the same id'] : []),
    ...members.filter(({ id }) => isInLoop(id)).map(({ id }) => `"${id}" is above itself`),
    ...moves
      .filter(({ memberId, uplineId, at }) =>
        lineOn(fixture, uplineId, addDays(dayOf(at, timeZone), 1)).includes(memberId),
      )
      .map(({ memberId }) => `"${memberId}" moves below itself`),
    ...contracts
      .filter(
        ({ agentId, offerorId, from }) =>
          offerorId !== null && uplineOn(fixture, agentId, dayOf(from, timeZone)) !== offerorId,
      )
      .map(({ agentId, offerorId }) => `"${offerorId}" is not directly above "${agentId}"`),
  ]
}

/** Problems name the place in the file. */
export const readFixture = (json: string): ReadFixture => {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { problems: ['The file is not JSON'] }
  }
  const currency = typeof given === 'object' && given !== null && 'currency' in given ? given.currency : undefined
  if (!isCurrency(currency)) return { problems: ['currency: not one of the supported codes'] }
  const read = schemaOf(currency).safeParse(given)
  if (!read.success) return { problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const problems = brokenReferences(read.data)
  return problems.length > 0 ? { problems } : { fixture: read.data }
}
