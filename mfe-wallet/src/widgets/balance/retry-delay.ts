const firstMs = 2000
const maxMs = 30_000

/** After a failure the balance is asked for again by itself: soon at first, then twice a minute for a gateway in trouble. */
export const retryDelay = (failures: number): number => Math.min(firstMs * 2 ** (failures - 1), maxMs)
