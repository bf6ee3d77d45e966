/** Number of coins for a win in stakes. */
export const coinsFor = (stakes: number): number => Math.min(60, Math.round(stakes * 5) + 6)
