import { z } from 'zod'
import { asciiDigits } from '../text/ascii-digits'
import { shortestName } from '../text/person-name'
import { visibleString } from '../text/visible-text'
import { currency, imageDataUrl, note, off, side, sideMoney, wireMoney } from './primitives'

export const memberInfo = {
  value: z.object({
    id: note,
    nickname: note,
    account: z.string(),
    type: z.number().int().default(0),
    currency,
    createdAt: z.number().default(0),
    lastLoginAt: z.number().nullable(),
    clubLabel: z.object({ labelName: note, level: z.number().int().default(0) }).prefault({}),
  }),
}

/** A tier of a salary that is offered; `rate` in basis points. */
const salaryTier = z.object({
  betVolume: sideMoney,
  activeMember: z.number().int().default(0),
  rateType: note,
  rate: z.number().int().default(0),
})
const offerOr = <T extends z.ZodType>(offer: T) => z.union([z.literal(''), offer]).default('')

export const funds = {
  /** Only this wallet in `balance`; the sum is of all. */
  query: z.object({ typeId: z.string().max(64).optional() }),
  value: z.object({
    sumBalance: wireMoney,
    currency,
    currencySymbol: z.string().optional(),
    /** Grows with every change; an older answer never replaces a newer one. */
    balanceVersion: z.number().int().default(0),
    wallets: side(z.object({ code: z.string(), name: note, balance: wireMoney })),
    /** The same wallets under the names of `/wps/v2/wallets/balance`. */
    balance: z.array(z.object({ accountTypeId: z.string(), availBalance: wireMoney })).optional(),
    /** Contract offers that await the member's answer; '' for none. */
    dailysalreqtype: offerOr(z.object({ id: z.string(), status: note, details: side(salaryTier) })),
    divtypecompperiodreq: offerOr(
      z.object({
        contractId: z.string(),
        status: note,
        minimumBet: sideMoney,
        netLoss: sideMoney,
        activeMember: z.number().int().default(0),
        contractRate: z.number().int().default(0),
      }),
    ),
    contracthoursalreq: offerOr(z.object({ contractId: z.string(), status: note, hourSalaryRates: side(salaryTier) })),
  }),
}

/** Levels are reached by the valid bet of the last `windowDays` days (domain §8.37). */
export const vipProgress = {
  value: z.object({
    /** Conditions of the next level: one, the valid bet. */
    currentProgress: z
      .object({ completedConditions: z.number().int(), totalExpectedConditions: z.number().int() })
      .optional(),
    playerRankProgress: z.object({ labelId: z.string(), playerRankName: z.string() }).optional(),
    /** At the top nothing more is expected. */
    monthlyTurnover: z.object({ actual: wireMoney, expected: wireMoney }).optional(),
    level: z.number().int().default(0),
    labelName: note,
    /** Address of the level's picture; '' where there is none. */
    badge: note,
    windowDays: z.number().int().default(90),
    currency,
    validBet: wireMoney,
    /** Valid bet at which the present level begins. */
    from: wireMoney.default('0'),
    /** Null at the top. */
    next: z.object({ level: z.number().int(), labelName: z.string(), at: wireMoney }).nullable(),
    /** Every level with its benefits, the lowest first. */
    levels: side(
      z.object({
        level: z.number().int(),
        labelName: z.string(),
        at: wireMoney,
        /** For reaching it; null: none. */
        upgradeReward: wireMoney.nullable(),
        /** Open promotions that begin with it. */
        promotions: z.number().int(),
      }),
    ),
  }),
}

/** Address of the profile picture on this site; '' when there is none. */
const icon = z.object({ icon: note })
export const memberIcon = { value: icon }
export const setMemberIcon = { body: z.object({ image: imageDataUrl }), value: icon }

const kycSides = ['front', 'back', 'selfie'] as const
/** `sides`: pictures that are sent and not handed in yet. */
export const kyc = {
  value: z.object({
    state: z.enum(['NONE', 'PENDING', 'VERIFIED', 'REJECTED']),
    required: off,
    reason: note,
    sides: side(z.enum(kycSides)),
  }),
}
export const addKycImage = { body: z.object({ side: z.enum(kycSides), image: imageDataUrl }), value: kyc.value }
export const submitKyc = {
  body: z.object({
    fullName: visibleString().min(shortestName).max(80),
    documentNumber: visibleString()
      .overwrite(asciiDigits)
      .regex(/^[A-Za-z\d][A-Za-z\d .\-/]{3,31}$/),
  }),
  value: kyc.value,
}
