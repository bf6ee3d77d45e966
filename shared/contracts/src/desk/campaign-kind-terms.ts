import { z } from 'zod'
import type { CampaignKind } from '../campaign/kinds'
import { rainDivisions } from '../campaign/red-rain'
import { gameCategories } from '../game-category'
import { amountInput } from '../schemas/primitives'

/** The rounds that count; all if empty. A round without risk never counts. */
const counted = {
  categories: z.array(z.enum(gameCategories)).max(gameCategories.length).default([]),
  includedGames: z.array(z.string().min(1).max(64)).max(500).default([]),
  excludedGames: z.array(z.string().min(1).max(64)).max(500).default([]),
}

const application = z.strictObject({
  kind: z.literal('APPLICATION'),
  /** Proposed amount; the operator decides between `least` and `most`. */
  amount: amountInput,
  least: amountInput,
  most: amountInput,
  /** Applications are approved without an operator up to this amount. */
  autoApproveUpTo: amountInput.nullable().default(null),
})
const promoCode = z.strictObject({
  kind: z.literal('PROMO_CODE'),
  code: z.string().regex(/^[A-Z0-9]{4,24}$/),
  amount: amountInput,
})
const checkIn = z.strictObject({
  kind: z.literal('CHECK_IN'),
  /** By day of the streak; after the last one it begins again. */
  amounts: z.array(amountInput).min(1).max(31),
})

const referral = z.strictObject({
  kind: z.literal('REFERRAL'),
  /** To the member who invited, once for each friend. */
  amount: amountInput,
  /** The friend's first bet of at least so much valid bet earns it. */
  least: amountInput,
})

/** `percent` of a deposit, `cap` at most, from `least` on. */
const ofDeposit = {
  percent: z.number().int().min(1).max(500),
  cap: amountInput.nullable().default(null),
  least: amountInput,
  /** Deposit methods of this bonus; all if empty. */
  methods: z.array(z.string().min(1).max(32)).max(20).default([]),
}
const firstDeposit = z.strictObject({ kind: z.literal('FIRST_DEPOSIT'), ...ofDeposit })
const reload = z.strictObject({ kind: z.literal('RELOAD'), ...ofDeposit, every: z.enum(['day', 'deposit']) })

const mission = z.strictObject({
  kind: z.literal('MISSION'),
  /** What is to be reached after joining: valid bets, rounds, or deposits. */
  metric: z.enum(['validBet', 'rounds', 'deposits']),
  /** An amount, or of `rounds` a whole number. */
  target: amountInput,
  amount: amountInput,
  ...counted,
})
const vipUpgrade = z.strictObject({
  kind: z.literal('VIP_UPGRADE'),
  /** By level from 1 on; null: nothing for this level. */
  amounts: z.array(amountInput.nullable()).min(1).max(5),
})
const raffle = z.strictObject({
  kind: z.literal('RAFFLE'),
  /** Valid bets for one ticket. */
  ticketPer: amountInput,
  mostTickets: z.number().int().min(1).max(10_000),
  /** A member wins at most one. */
  prizes: z.array(amountInput).min(1).max(100),
  ...counted,
})
const freeRounds = z.strictObject({ kind: z.literal('FREE_ROUNDS'), rounds: z.number().int().min(1).max(100) })
const cashback = z.strictObject({
  kind: z.literal('CASHBACK'),
  /** Basis points of the valid bets of a week. */
  rateBp: z.number().int().min(1).max(1000),
  least: amountInput,
  most: amountInput.nullable().default(null),
  ...counted,
})
const tournament = z.strictObject({
  kind: z.literal('TOURNAMENT'),
  /** Place by the sum of valid bets, or by the highest payout of one round in hundredths of its stake. */
  metric: z.enum(['turnover', 'multiplier']),
  /** The lowest stake of a round that counts. */
  leastStake: amountInput,
  /** By place. */
  prizes: z.array(amountInput).min(1).max(100),
  ...counted,
})

const redRain = z.strictObject({
  kind: z.literal('RED_RAIN'),
  /** Divided into the envelopes; what nobody catches returns. */
  total: amountInput,
  envelopes: z.number().int().min(1).max(5000),
  division: z.enum(rainDivisions),
  /** Each wave a member catches one envelope; envelopes that are left fall again. */
  waves: z.number().int().min(1).max(100),
  waveMinutes: z.number().int().min(1).max(1440),
})

/** What is special about each kind of campaign. */
export const kindTerms = z.discriminatedUnion('kind', [
  application,
  promoCode,
  checkIn,
  referral,
  firstDeposit,
  reload,
  mission,
  vipUpgrade,
  raffle,
  freeRounds,
  cashback,
  tournament,
  redRain,
])
export type KindTerms<K extends CampaignKind = CampaignKind> = Extract<z.output<typeof kindTerms>, { kind: K }>
