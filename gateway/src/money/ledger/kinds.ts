/** The kinds of transactions, with the same words as in the account record. */
export const ledgerKinds = [
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
] as const
export type LedgerKind = (typeof ledgerKinds)[number]
