/** SQLSTATE or system code of a database error, through the wrappers that drizzle puts around it; `null` for anything else. */
export const sqlState = (error: unknown): string | null => {
  let current: unknown = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code
    current = 'cause' in current ? current.cause : null
  }
  return null
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** The database is away or turning callers away: worth a 503, not a 500. */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state === null) return error instanceof Error && error.message.includes('timeout exceeded when trying to connect')
  return state.startsWith('08') || ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', '57014', '55P03'].includes(state)
}
