/** How a question of the browser ended without a login: the gateway took no signature, nobody signed, or it could not even be asked. */
export type AttemptEnd = 'refused' | 'unsigned' | 'unasked'

const maxInRow = 5

/**
 * How long to wait, in ms, before the name field offers passkeys again. Some browsers end the waiting question with every
 * refusal or cancelled prompt, so it has to be asked anew; one that ends it at once each time is not asked for ever.
 */
export const autofillRetryDelay = (ended: AttemptEnd, inRow: number): number | null => {
  if (ended === 'unasked' || inRow >= maxInRow) return null
  return ended === 'refused' ? 0 : 1000 * 2 ** inRow
}
