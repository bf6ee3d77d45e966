import { z } from 'zod'
import { gameCategories } from '../game-category'
import { chosenBonus, offeredBonus, promotionChoice } from './deposit-bonus'
import { depositKinds, depositStates } from './deposit-states'
import {
  amountInput,
  currency,
  day,
  dayRange,
  id,
  imageDataUrl,
  instant,
  note,
  off,
  optionalInstant,
  pageAndSize,
  paged,
  pageQuery,
  side,
  sideMoney,
  totals,
  wireMoney,
} from './primitives'

const deposit = z.object({
  depositId: id,
  amount: wireMoney,
  fee: wireMoney.default('0'),
  currency,
  method: note,
  kind: z.enum(depositKinds).default('pg'),
  state: z.enum(depositStates),
  createdAt: instant,
  expiresAt: instant,
  settledAt: instant.nullable(),
  payUrl: note,
  /** The text of the code to scan or to copy; empty without one. */
  code: z.string().default(''),
  /** Target account of a transfer. */
  payee: z.object({ bank: z.string(), holder: z.string(), account: z.string() }).nullable().default(null),
  /** How many pictures of a transfer have been sent. */
  proofs: z.number().int().default(0),
  /** Why it was refused, in the words of who refused it. */
  reason: z.string().default(''),
  reference: note,
  bonus: chosenBonus.nullable().default(null),
})

export const depositSettings = {
  value: z.object({
    allowDeposit: z.enum(['Y', 'N']).optional(),
    currency,
    methods: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(depositKinds).default('pg'),
        name: note,
        icon: note,
        min: wireMoney,
        max: wireMoney,
        fee: wireMoney.default('0'),
        quickAmounts: side(wireMoney),
        /** 0: not known. */
        expiresInMinutes: z.number().int().default(0),
      }),
    ),
    remainingToday: wireMoney.nullable(),
    /** When the limit that leaves so much begins anew. */
    limitRenewsAt: z.number().int().nullable().default(null),
    /** Pending deposits, newest first. */
    open: z.array(deposit).default([]),
    bonuses: z.array(offeredBonus).default([]),
  }),
}

const depositRequest = z.object({
  method: z.string().max(32),
  amount: amountInput,
  returnPath: z.string().max(256).default('/m/voucherCenter'),
  ...promotionChoice,
})
export const depositGateway = { body: depositRequest, value: deposit }
export const depositQr = { body: depositRequest, value: deposit }
export const depositTransfer = { body: depositRequest.omit({ returnPath: true }), value: deposit }
export const depositStatus = { query: z.object({ depositId: id }), value: deposit }
export const cancelDeposit = { body: z.object({ depositId: id }), value: deposit }
/** One picture a call, three at most a deposit. */
export const depositProof = { body: z.object({ depositId: id, image: imageDataUrl }), value: deposit }
export const depositReport = {
  query: z.object({ ...pageQuery, ...dayRange, state: z.enum(depositStates).optional() }),
  /** `footer`: total received over all pages. */
  value: paged(deposit).extend({ footer: totals({ amount: sideMoney }) }),
}

export const depositReportByInstant = {
  query: z.object({
    ...pageAndSize,
    startDate: optionalInstant,
    endDate: optionalInstant,
    depositState: z.enum(depositStates).optional(),
  }),
  value: z.object({
    list: z.array(
      z.object({
        depositId: id,
        depositMethod: z.string(),
        depositDate: instant,
        actualDepositDate: instant.nullable(),
        amount: wireMoney,
        refId: z.string(),
        customerBankCharge: wireMoney,
        promotionName: z.string(),
        state: z.enum(depositStates),
      }),
    ),
    totalPages: z.number().int(),
    /** Of all pages. */
    footer: z.object({ amount: wireMoney }),
  }),
}

const accountEntryKinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'adjustment',
  'promotion',
  'bonus',
  'rebate',
  'commission',
  'salary',
  'dividend',
  'withdraw',
  'transfer',
  'purchase',
  'opening',
  /** Won or lost in a vendor's own wallet (`title`) since the last query. */
  'vendorPlay',
] as const
export const accountReport = {
  query: z.object({
    ...pageQuery,
    ...dayRange,
    kind: z.enum(accountEntryKinds).optional(),
    /** Only what an agent is given as an agent; agents alone ask for it. */
    types: z.enum(['A']).optional(),
  }),
  value: paged(
    z.object({
      id,
      at: instant,
      kind: z.enum(accountEntryKinds),
      amount: wireMoney,
      /** Of the main wallet; of a `vendorPlay` that of the vendor's. */
      balanceAfter: sideMoney,
      currency,
      reference: note,
      title: note,
    }),
  ).extend({
    /** Totals over all pages; `net` is the change of balance. Transfers between wallets are only in `transfers`. */
    footer: totals({ in: sideMoney, out: sideMoney, net: sideMoney, transfers: wireMoney.optional() }),
  }),
}

export const accountReportByInstant = {
  query: z.object({
    ...pageAndSize,
    startTime: optionalInstant,
    endTime: optionalInstant,
    codeTypes: z.enum(accountEntryKinds).optional(),
    subordinateName: z.string().max(64).default(''),
  }),
  value: z.object({
    list: z.array(
      z.object({
        txId: id,
        txTypeId: z.enum(accountEntryKinds),
        /** The code again: a reader's texts name the kind. */
        txTypeName: z.enum(accountEntryKinds),
        txTimeInTimestamp: instant,
        orderNo: z.string(),
        remark: z.string(),
        amount: wireMoney,
        /** Of a `vendorPlay` that of the wallet which `remark` names. */
        currentAvailBalance: wireMoney,
        customerName: z.string(),
      }),
    ),
    totalPages: z.number().int(),
  }),
}

const betStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const
export const betReport = {
  query: z.object({
    ...pageQuery,
    ...dayRange,
    vassalage: z.string().max(64).optional(),
    gameType: z.string().max(16).optional(),
    state: z.enum(betStates).optional(),
  }),
  value: paged(
    z.object({
      roundId: id,
      at: instant,
      settledAt: instant.nullable(),
      gameId: note,
      gameName: note,
      vassalage: note,
      vassalageName: note,
      gameType: note,
      iconUrl: note,
      iconColour: note,
      stake: wireMoney,
      /** Stake of a free round, paid by the operator; own stake and valid bet are zero. Null for other rounds. */
      freeStake: wireMoney.nullable(),
      /** The parts in bonus money, beside `stake` and `payout` in cash; null for a round without. */
      bonusStake: wireMoney.nullish(),
      bonusPayout: wireMoney.nullish(),
      validBet: sideMoney,
      payout: wireMoney,
      net: wireMoney,
      currency,
      state: z.enum(betStates),
      verifyUrl: note,
    }),
  ).extend({
    footer: totals({ stake: sideMoney, validBet: sideMoney, payout: sideMoney, net: sideMoney }),
  }),
}

const playFigures = { stake: wireMoney, validBet: wireMoney, payout: wireMoney, net: wireMoney }
/** `rewards` are cashback, promotions and pay of an agent; they belong to no category. `net` = payout − stake + rewards. */
const profitFigures = z.object({ ...playFigures, rewards: wireMoney })
export const profitReport = {
  query: z.object({ ...dayRange, gameType: z.enum(gameCategories).optional() }),
  value: z.object({
    currency,
    days: z.array(profitFigures.extend({ day })),
    categories: z.array(z.object({ ...playFigures, gameType: z.enum(gameCategories), count: z.number().int() })),
    footer: profitFigures,
  }),
}

const cashbackClaim = z.object({ claimId: id, amount: wireMoney, currency, at: instant })
/**
 * Single cashback (spec §2): claimable amount. `rate` is basis points of the valid bet, `expiresAt` when a part of it
 * expires.
 */
export const manualRebate = {
  value: z.object({
    currency,
    minimum: wireMoney,
    total: wireMoney,
    claimable: off,
    expiresAt: instant.nullable(),
    categories: z.array(
      z.object({ gameType: z.enum(gameCategories), validBet: wireMoney, rate: z.number().int(), amount: wireMoney }),
    ),
    claims: side(cashbackClaim),
  }),
}
export const claimManualRebate = { value: cashbackClaim }
