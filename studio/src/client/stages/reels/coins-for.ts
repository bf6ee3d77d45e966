/** How many coins a win of so many stakes throws. */
export const coinsFor = (stakes: number): number => Math.min(60, Math.round(stakes * 5) + 6)
