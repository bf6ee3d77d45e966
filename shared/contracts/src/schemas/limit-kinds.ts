/** Responsible play (domain §8.46). Amounts are money on the wire; for `time` they are whole minutes. */
export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const
export const limitPeriods = ['day', 'week', 'month'] as const
