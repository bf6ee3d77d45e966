const parsed = (request: string): unknown => {
  try {
    return JSON.parse(request)
  } catch {
    return null
  }
}

/** The amount of an unanswered request; null for one without an amount, and for a digest. */
export const amountOf = (request: string): string | null => {
  const body = parsed(request)
  const amount: unknown = typeof body === 'object' && body !== null && 'amount' in body ? body.amount : null
  return typeof amount === 'string' ? amount : null
}
