/** The kinds of transactions, with the same words as in the account record. */
export type LedgerKind =
  | 'deposit'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'adjustment'
  | 'promotion'
  | 'bonus'
  | 'rebate'
  | 'commission'
  | 'salary'
  | 'dividend'
  | 'withdraw'
  | 'transfer'
  | 'purchase'
  | 'opening'

/** Kinds that credit a member without a game. */
export const rewards: readonly LedgerKind[] = ['promotion', 'bonus', 'rebate', 'commission', 'salary', 'dividend']
