const firstMs = 2000
const maxMs = 30_000

/** Pause before a failed balance is fetched again: short at first, then twice a minute for a failing gateway. */
export const retryDelay = (failures: number): number => Math.min(firstMs * 2 ** (failures - 1), maxMs)
