const freshForMs = 5 * 60_000
/** Clocks of two houses never agree to the second. */
const clockDriftMs = 5000

/** Whether somebody has signed in at the provider just now; `authTime` is in seconds, as tokens count. */
export const isFresh = (authTime: number, now: number): boolean => {
  const age = now - authTime * 1000
  return age <= freshForMs && age >= -clockDriftMs
}
