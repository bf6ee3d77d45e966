/** Result of a passkey request without a login: refused by the gateway, cancelled, or not possible. */
export type AttemptEnd = 'refused' | 'unsigned' | 'unasked'

const maxInRow = 5

/**
 * Milliseconds before the name field offers passkeys again. Some browsers end the pending request with every refusal
 * or cancelled prompt; one that ends it immediately each time is not asked forever.
 */
export const autofillRetryDelay = (ended: AttemptEnd, inRow: number): number | null => {
  if (ended === 'unasked' || inRow >= maxInRow) return null
  return ended === 'refused' ? 0 : 1000 * 2 ** inRow
}
