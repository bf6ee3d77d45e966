const freshForMs = 5 * 60_000
/** Tolerance for the clock of the provider. */
const clockDriftMs = 5000

/** `authTime` is in seconds, as in tokens. */
export const isFresh = (authTime: number, now: number): boolean => {
  const age = now - authTime * 1000
  return age <= freshForMs && age >= -clockDriftMs
}
