/** Changes that weaken the protection of payouts and delay withdrawals. */
export const payoutChanges = ['password', 'paymentPassword', 'questions', 'account', 'contact'] as const
export type PayoutChange = (typeof payoutChanges)[number]
