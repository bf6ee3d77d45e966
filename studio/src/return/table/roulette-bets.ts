/** Numbers that a bet covers, of the 36 that are no zero. */
export const rouletteBets = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  sixLine: 6,
  dozen: 12,
  column: 12,
  even: 18,
} as const
export type RouletteBet = keyof typeof rouletteBets

/** Default payout of a bet: 36 divided by the numbers covered, stake included. */
export const usualPays = (bet: RouletteBet): number => 36 / rouletteBets[bet] - 1
