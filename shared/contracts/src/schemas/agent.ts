import { z } from 'zod'
import { longestTested } from '../field-rule'
import { gameCategories } from '../game-category'
import { currency, dayRange, instant, note, off, paged, pageQuery, side, wireMoney } from './primitives'
import { secretText } from './secret-text'

const kpi = z.object({
  teamLoginMemberCount: z.number().int(),
  teamBetMemberCount: z.number().int(),
  teamRegisterMemberCount: z.number().int(),
  teamOnlineCount: z.number().int(),
})

/** Distinct members of the agent's tree in the range; online is now (domain §4.5). */
export const teamKpi = {
  query: z.object({ ...dayRange, size: z.coerce.number().int().default(0) }),
  value: z.object({ footer: kpi, previous: kpi }),
}

const dayFigures = {
  deposit: wireMoney,
  bet: wireMoney,
  validBet: wireMoney,
  payout: wireMoney,
  pnl: wireMoney,
  loginCount: z.number().int(),
  betCount: z.number().int(),
  registerCount: z.number().int(),
}

/** Team totals and one row a day. `pnl` is the members' view: payout − bet (domain §4.5). */
export const teamOverview = {
  query: z.object({ ...dayRange }),
  value: z.object({
    currency,
    memberCount: z.number().int(),
    agentCount: z.number().int(),
    footer: z.object(dayFigures),
    previous: z.object(dayFigures),
    days: z.array(z.object({ day: z.string(), ...dayFigures })),
  }),
}

const pnlFigures = {
  deposit: wireMoney,
  withdraw: wireMoney,
  bet: wireMoney,
  validBet: wireMoney,
  payout: wireMoney,
  rebate: wireMoney,
  promo: wireMoney,
  salary: wireMoney,
  dividend: wireMoney,
  fee: wireMoney,
  pnl: wireMoney,
}

/**
 * Profit and loss of one level: first the opened member alone, then each direct downline with their whole team.
 * `pnl` = payout + rebate + promo + salary + dividend − bet, the members' view (domain §4.5).
 */
export const teamPnl = {
  /** `parentId` opens a member of the own tree; absent means the agent. */
  query: z.object({ ...pageQuery, ...dayRange, parentId: z.string().max(64).optional() }),
  value: paged(
    z.object({
      id: z.string(),
      account: z.string(),
      type: z.number().int(),
      level: z.number().int().default(1),
      /** The row of the opened member, without those below. */
      isSelf: off,
      /** Members below. */
      teamCount: z.number().int().default(0),
      ...pnlFigures,
    }),
  ).extend({
    currency,
    /** From the agent down to the opened member. */
    path: side(z.object({ id: z.string(), account: z.string() })),
    /** Sums of the rows of all pages. */
    footer: z.object(pnlFigures),
    /** The same sums by day; only with the first page. */
    days: side(z.object({ day: z.string(), ...pnlFigures })),
  }),
}

const betStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const
const betFigures = { stake: wireMoney, validBet: wireMoney, payout: wireMoney, net: wireMoney }

/** Rounds of the agent and of everybody below, the latest first; `net` = payout − stake, the members' view. */
export const teamBetting = {
  query: z.object({
    ...dayRange,
    pageSize: pageQuery.pageSize,
    /** `next` of the page before; a page costs the same however far down it is. */
    after: z.string().max(160).optional(),
    /** Part of an account. */
    search: z.string().max(64).optional(),
    gameType: z.enum(gameCategories).optional(),
    state: z.enum(betStates).optional(),
  }),
  value: z.object({
    list: z.array(
      z.object({
        roundId: z.string(),
        at: instant,
        account: z.string(),
        level: z.number().int().default(0),
        vassalageName: note,
        gameName: note,
        gameType: note,
        ...betFigures,
        state: z.enum(betStates),
      }),
    ),
    next: z.string().nullable().default(null),
    currency,
    /** Of all pages. */
    totalCount: z.number().int().default(0),
    footer: z.object(betFigures),
    /** The same sums by day; only with the first page. */
    days: side(z.object({ day: z.string(), ...betFigures })),
  }),
}

const incomeFigures = { amount: wireMoney, validBet: wireMoney }

/** Commissions of the agent and the valid bet below that they were computed for, by the business day of the computation. */
export const rebateIncome = {
  query: z.object({ ...dayRange }),
  value: z.object({
    currency,
    days: side(z.object({ day: z.string(), ...incomeFigures })),
    categories: side(z.object({ gameType: z.enum(gameCategories), ...incomeFigures })),
    /** Direct downlines through whom the valid bet came, the largest first. */
    members: side(z.object({ id: z.string(), account: z.string(), validBet: wireMoney })),
    /** `paid` is the part of the amount that has been paid. */
    footer: z.object({ ...incomeFigures, paid: wireMoney }),
    /** An agent above stopped the payment. */
    frozen: off,
  }),
}

/** Earned today: rebates that accrue until the nightly run, by direct downline, and what was paid today. */
export const teamCommission = {
  value: z.object({
    currency,
    day: z.string(),
    amount: wireMoney,
    /** The largest first; rounded down each, so their sum may be less. */
    members: side(z.object({ id: z.string(), account: z.string(), ...incomeFigures })),
    paid: z.object({ rebate: wireMoney, salary: wireMoney, dividend: wireMoney }),
  }),
}

export const downlines = {
  /** `parentId` opens one level below a member of the own tree; absent means the agent's direct downline. */
  query: z.object({
    ...pageQuery,
    ...dayRange,
    parentId: z.string().max(64).optional(),
    search: z.string().max(64).optional(),
  }),
  value: paged(
    z.object({
      id: z.string(),
      account: z.string(),
      type: z.number().int(),
      level: z.number().int().default(1),
      directCount: z.number().int().default(0),
      teamCount: z.number().int().default(0),
      online: off,
      registeredAt: instant,
      lastLoginAt: instant.nullable(),
      balance: wireMoney,
      deposit: wireMoney,
      bet: wireMoney,
      validBet: wireMoney,
      payout: wireMoney,
      pnl: wireMoney,
      currency,
    }),
  ),
}

/** Basis points of the valid bet in a category. */
const rebateRate = z.object({ gameType: z.enum(gameCategories), rate: z.number().int().min(0).max(1000) })

/** An agent's rates, which limit those they give; `least` is the cashback of every player. */
export const globalRebateSettings = {
  value: z.object({ rebates: z.array(rebateRate.extend({ least: z.number().int() })) }),
}

/** Accounts that an agent may open: a member, or an agent with an own team. */
const openableTypes = [0, 1] as const
export const openAccount = {
  body: z.object({
    username: z.string().max(longestTested),
    password: secretText(),
    confirmPassword: secretText(),
    nickname: z.string().max(longestTested).default(''),
    type: z.union([z.literal(openableTypes[0]), z.literal(openableTypes[1])]),
    /** The agent confirms the age, where the merchant asks for it. */
    ageConfirmed: z.boolean().default(false),
    /** No rate exceeds the agent's own; a category without one has the cashback of every player. */
    rebates: z.array(rebateRate).max(gameCategories.length).default([]),
  }),
  value: z.object({ id: z.string(), account: z.string(), type: z.number().int() }),
}
