/** Kinds of contracts between an agent and a direct downline (domain §4.3). */
export const contractKinds = ['dailySalary', 'hourlySalary', 'dividend'] as const
export type ContractKind = (typeof contractKinds)[number]

/** States of a contract version (domain §4.4). */
export const contractStates = [
  'OFFERED',
  'ACTIVE',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'SUPERSEDED',
  'TERMINATED',
] as const
export type ContractState = (typeof contractStates)[number]

export const dividendPeriods = ['week', 'halfMonth', 'month'] as const
export type DividendPeriod = (typeof dividendPeriods)[number]

/** What an agent earns by (domain §4.3), and what operators corrected. */
export type EarningKind = 'rebate' | ContractKind | 'adjustment'

/** `none`: nothing is due; `approval`: a dividend awaits an operator; `frozen`: an agent above stopped the payment. */
export type EarningState = 'paid' | 'none' | 'approval' | 'due' | 'frozen' | 'rejected'
