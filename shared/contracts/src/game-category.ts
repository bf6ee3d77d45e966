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
