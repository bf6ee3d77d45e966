export const depositMethodCodes = ['pix', 'promptpay', 'card', 'bank'] as const
export type DepositMethodCode = (typeof depositMethodCodes)[number]
export const payoutKinds = ['pix', 'bank', 'promptpay'] as const

/** Titles of account entries that are codes, which the reader's texts name; those of other kinds are names. */
export const entryCodes = {
  deposit: depositMethodCodes,
  withdraw: payoutKinds,
  adjustment: ['adjustment'],
} as const
