export const depositMethodCodes = ['pix', 'promptpay', 'card', 'bank'] as const
export type DepositMethodCode = (typeof depositMethodCodes)[number]
export const payoutKinds = ['pix', 'bank', 'promptpay'] as const

/** Titles of account entries that are codes with texts; other kinds have names. */
export const entryCodes = {
  deposit: depositMethodCodes,
  withdraw: payoutKinds,
  adjustment: ['adjustment'],
} as const
