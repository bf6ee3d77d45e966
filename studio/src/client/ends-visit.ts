/** Refusals after which the session can never be used again. */
export const endsVisit = (code: string): boolean => code === 'SESSION_EXPIRED' || code === 'SESSION_UNKNOWN'
