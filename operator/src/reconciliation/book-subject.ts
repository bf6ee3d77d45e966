const subjects = [
  ['deposit-bonus', 'bonus'],
  ['deposit', 'deposit'],
  ['withdraw', 'withdrawal'],
  ['transfer', 'transfer'],
  ['vendor.play', 'vendorPlay'],
  ['seamless:', 'bet'],
  ['round:', 'round'],
  ['free-rounds', 'freeRounds'],
  ['room-pass', 'roomPass'],
  ['cashback', 'cashback'],
  ['commission', 'commission'],
  ['contract', 'contract'],
  ['adjustment', 'adjustment'],
] as const

/** What a transaction with this scope of keys should be about. */
export const bookSubject = (scope: string) => subjects.find(([start]) => scope.startsWith(start))?.[1] ?? 'other'
