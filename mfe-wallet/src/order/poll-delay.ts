const firstMs = 2000
const growth = 1.4
const maxMs = 15_000

/** Pause before the next poll of a deposit: two seconds, slowly growing, because most are paid at once or much later. */
export const pollDelay = (answers: number): number =>
  Math.min(maxMs, Math.round(firstMs * growth ** Math.max(0, answers - 3)))
