const first = 2000
const longest = 30_000

/** After a failure the balance is asked for again by itself: soon at first, then twice a minute for a gateway in trouble. */
export const askAgainAfter = (failures: number): number => Math.min(first * 2 ** (failures - 1), longest)
