/** The signed seamless wallet between a game provider and the gateway (domain §2.2): amounts are integer strings in minor units. */
export const seamlessStatuses = [
  'OK',
  'DUPLICATE_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'SELF_EXCLUDED',
  'ACCOUNT_LOCKED',
  'SESSION_EXPIRED',
  'SESSION_UNKNOWN',
  'CURRENCY_MISMATCH',
  'GAME_DISABLED',
  'ROUND_CLOSED',
  'ROUND_UNKNOWN',
  'TX_UNKNOWN',
  'TX_ROLLED_BACK',
  'AMOUNT_INVALID',
  /** No such free rounds for this player and game. */
  'FREE_ROUNDS_UNKNOWN',
  /** All of them are played, or their time is over. */
  'FREE_ROUNDS_OVER',
  'MAINTENANCE',
  'INTERNAL',
] as const
export type SeamlessStatus = (typeof seamlessStatuses)[number]

export const seamlessCalls = ['balance', 'bet', 'win', 'betwin', 'rollback', 'end-round', 'promo-win'] as const
export type SeamlessCall = (typeof seamlessCalls)[number]
