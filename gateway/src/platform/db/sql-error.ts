/** The error and its causes, through the wrappers of drizzle and the pool. */
const causes = (error: unknown): readonly object[] => {
  const found: object[] = []
  let current: unknown = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    found.push(current)
    current = 'cause' in current ? current.cause : null
  }
  return found
}

/** SQLSTATE or system code of a database error; `null` for anything else. */
export const sqlState = (error: unknown): string | null => {
  for (const each of causes(error)) if ('code' in each && typeof each.code === 'string') return each.code
  return null
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** Serialization failure and deadlock: another transaction won, and this one was rolled back. */
export const isRaceLost = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** A number left the range of its column. */
export const isOutOfRange = (error: unknown): boolean => sqlState(error) === '22003'

/** A value that no column of its type can hold: a time after the last year, a number out of range, text that is no UTF-8. */
const unstorable = ['22001', '22003', '22007', '22008', '22009', '22021', '22P02', '22P05']
export const isUnstorable = (error: unknown): boolean => unstorable.includes(sqlState(error) ?? '')

/** Messages of the driver, which has no code for it: no connection came in time, or it was cut, also during a transaction. */
const noConnection =
  /timeout exceeded when trying to connect|due to connection timeout|Connection terminated|connection error and is not queryable/

/** The database is away or turning callers away: worth a 503, not a 500. */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state === null) return causes(error).some((each) => each instanceof Error && noConnection.test(each.message))
  return (
    state.startsWith('08') ||
    ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', '57014', '55P03'].includes(state)
  )
}
