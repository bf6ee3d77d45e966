export const roles = ['support', 'cashier', 'compliance', 'admin'] as const
export type Role = (typeof roles)[number]

const everybody: readonly Role[] = roles
const cashiers: readonly Role[] = ['cashier', 'admin']
const helpers: readonly Role[] = ['support', 'admin']
const judges: readonly Role[] = ['compliance', 'admin']

/** Rights by role. The gateway enforces this table and the desk's menu follows it. */
export const rightHolders = {
  'members.read': everybody,
  'members.note': everybody,
  'members.sessions.end': judges,
  'withdrawals.read': everybody,
  'withdrawals.decide': ['cashier', 'compliance', 'admin'],
  'deposits.read': everybody,
  'deposits.decide': ['cashier', 'compliance', 'admin'],
  'kyc.read': judges,
  'kyc.decide': judges,
  'adjustments.read': ['cashier', 'compliance', 'admin'],
  'adjustments.propose': cashiers,
  'adjustments.decide': ['cashier', 'compliance', 'admin'],
  'free-rounds.read': ['cashier', 'compliance', 'admin'],
  'free-rounds.propose': cashiers,
  'free-rounds.decide': ['cashier', 'compliance', 'admin'],
  'reconciliation.read': ['cashier', 'compliance', 'admin'],
  'chats.read': everybody,
  'chats.answer': helpers,
  'mails.read': everybody,
  'mails.answer': helpers,
  'publications.read': everybody,
  'publications.write': helpers,
  'campaigns.read': everybody,
  'campaigns.write': ['cashier', 'compliance', 'admin'],
  'campaigns.launch': ['compliance', 'admin'],
  'applications.read': everybody,
  'applications.decide': ['cashier', 'compliance', 'admin'],
  'dividends.read': ['cashier', 'compliance', 'admin'],
  'dividends.decide': ['cashier', 'compliance', 'admin'],
  'agents.read': ['cashier', 'compliance', 'admin'],
  'agents.propose': cashiers,
  'agents.decide': ['cashier', 'compliance', 'admin'],
  'webhooks.manage': ['admin'],
  'audit.read': judges,
  'operators.manage': ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Right = keyof typeof rightHolders
export const rights = Object.keys(rightHolders) as readonly Right[]

const holders: Readonly<Record<Right, readonly Role[]>> = rightHolders

export const mayDo = (role: Role, right: Right): boolean => holders[right].includes(role)
