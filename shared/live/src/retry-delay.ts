const first = 1000
const longest = 30_000

/**
 * Delay before the next stream: short after one that worked, exponential during failures, with jitter to spread
 * clients.
 */
export const retryDelay = (failures: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** failures, longest) * (0.5 + chance / 2))
