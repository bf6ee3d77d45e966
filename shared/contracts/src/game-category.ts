export const gameCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'CRASH',
] as const
export type GameCategory = (typeof gameCategories)[number]

/** jackpot, scratch, video poker, table, arcade, crash (domain §8.13); '' is none. */
export const gameClassifies = ['', 'JP', 'SC', 'VP', 'TG', 'AC', 'Crash'] as const
export type GameClassify = (typeof gameClassifies)[number]

/** Which lotteries a visitor sees (domain §8.12). */
export const prizeModes = ['ELOTT', 'LOTT', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** Players of a room: all members, members of a level, or owners of a pass (spec §4). */
export const roomKinds = ['free', 'vip', 'ppv'] as const
export type RoomKind = (typeof roomKinds)[number]
