import { z } from 'zod'
import { asciiDigits, pinDigits } from '../text/ascii-digits'
import { visibleString } from '../text/visible-text'
import { payoutKinds } from '../entry-codes'
import { payoutChanges } from '../payout-change'
import {
  amountInput,
  currency,
  dayRange,
  done,
  id,
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
import { secretText } from './secret-text'

/** `account` shows its last characters only, after the branch where a bank has them. */
const payoutAccount = z.object({
  bankCardId: id,
  kind: z.enum(payoutKinds),
  holder: note,
  account: note,
  bankCode: z.string().nullable(),
  branch: z.string().nullable().optional(),
  bankName: z.string().nullable(),
  isDefault: off,
  /** A new account waits until then; null or absent: it does not. */
  usableFrom: instant.nullable().optional(),
})
export const payoutAccounts = { value: z.object({ list: z.array(payoutAccount), most: z.number().int().default(5) }) }
export const addPayoutAccount = {
  body: z.object({
    kind: z.enum(payoutKinds),
    holder: visibleString().min(2).max(64),
    account: visibleString().overwrite(asciiDigits).min(4).max(77),
    bankCode: z.string().max(16).optional(),
    /** Of a bank in Brazil ("agência"), with its check digit if it has one. */
    branch: z.string().overwrite(asciiDigits).max(16).optional(),
    /** The payment password. */
    password: secretText().overwrite(pinDigits),
  }),
  value: payoutAccount,
}
export const setDefaultPayoutAccount = { body: z.object({ bankCardId: id }), value: done }
export const removePayoutAccount = { query: z.object({ bankCardId: id }), value: done }

/**
 * `quota`: amount that may leave now. `turnoverLeft`: valid bets missing before a withdrawal, `bonusTurnoverLeft` of
 * them for bonuses; `dailyLeft`: rest of the daily limit.
 */
export const withdrawSettings = {
  value: z.object({
    currency,
    hasPaymentPassword: z.boolean(),
    methods: z.array(
      z.object({
        kind: z.enum(payoutKinds),
        min: wireMoney,
        max: wireMoney,
        fee: wireMoney.default('0'),
        /** `checkLetter`: accounts of the bank may end with it instead of a check digit. */
        banks: side(z.object({ bankCode: z.string(), name: note, checkLetter: z.enum(['X', 'P']).optional() })),
        /** An account is named with its branch. */
        needsBranch: z.boolean().optional(),
      }),
    ),
    /** State of the identity check; null where the merchant needs none. */
    kyc: z.enum(['NONE', 'PENDING', 'VERIFIED', 'REJECTED']).nullable(),
    minimumAmount: wireMoney,
    maximumAmount: wireMoney,
    /** For clients that distinguish wallets and banks (`EW`, `BC`) and show hours and fixed amounts. */
    eWalletMinAmount: wireMoney.optional(),
    eWalletMaxAmount: wireMoney.optional(),
    withdrawDateFrom: z.string().optional(),
    withdrawDateTo: z.string().optional(),
    withdrawTimeMsg: z.string().optional(),
    fixedAmountFlag: z.enum(['Y', 'N']).optional(),
    fixedWithdrawAmounts: z.array(wireMoney).optional(),
    mobileVerificationType: z.string().optional(),
    /** Withdrawals wait after a change that weakens their protection; null: they do not. */
    delay: z
      .object({ until: instant, changes: z.array(z.enum(payoutChanges)) })
      .nullable()
      .optional(),
    quota: z.object({
      withdrawable: wireMoney,
      balance: wireMoney,
      turnoverLeft: wireMoney,
      bonusTurnoverLeft: wireMoney.optional(),
      dailyLeft: wireMoney,
    }),
  }),
}

const withdrawStates = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'FAILED'] as const
/** `amount` left the balance; `fee` of it is retained, the rest is paid out. */
const withdrawal = z.object({
  withdrawId: id,
  amount: wireMoney,
  fee: wireMoney.default('0'),
  currency,
  kind: z.enum(payoutKinds),
  account: note,
  holder: note,
  state: z.enum(withdrawStates),
  reason: note,
  reference: note,
  createdAt: instant,
  decidedAt: instant.nullable(),
  paidAt: instant.nullable(),
})
export const withdraw = {
  body: z.object({ amount: amountInput, bankCardId: id, password: secretText().overwrite(pinDigits) }),
  value: withdrawal,
}
export const withdrawStatus = { query: z.object({ withdrawId: id }), value: withdrawal }
export const withdrawReport = {
  query: z.object({ ...pageQuery, ...dayRange, state: z.enum(withdrawStates).optional() }),
  value: paged(withdrawal).extend({ footer: totals({ amount: sideMoney }) }),
}

/** Kinds of ways out as other clients of such gateways name them: bank card, electronic wallet, virtual wallet. */
const withdrawTypes = ['BC', 'EW', 'VW'] as const
export const withdrawMethods = {
  value: z.array(z.object({ code: z.enum(withdrawTypes), displayName: z.string(), kind: z.enum(payoutKinds) })),
}
export const withdrawCharges = {
  query: z.object({ withdrawAmount: amountInput, withdrawType: z.enum(withdrawTypes) }),
  /** The fee in major units. */
  value: z.number(),
}
/** Banks that a card may be of. */
export const withdrawBanks = {
  value: z.array(z.object({ bankCode: z.string(), bankName: z.string(), bankType: z.enum(withdrawTypes) })),
}
export const withdrawReportByInstant = {
  query: z.object({
    ...pageAndSize,
    startDate: optionalInstant,
    endDate: optionalInstant,
    withdrawState: z.enum(withdrawStates).optional(),
  }),
  value: z.object({
    records: z.array(
      z.object({
        withdrawId: id,
        withdrawMethod: z.enum(payoutKinds),
        withdrawDate: instant,
        actualWithdrawDate: instant.nullable(),
        amount: wireMoney,
        charge: wireMoney,
        refId: z.string(),
        remark: z.string(),
        state: z.enum(withdrawStates),
      }),
    ),
    totalPages: z.number().int(),
    /** Of all pages. */
    footer: z.array(z.object({ amount: wireMoney })),
  }),
}
