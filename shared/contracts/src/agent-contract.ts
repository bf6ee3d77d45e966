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
