/** How a question of the browser ended without a login: the gateway took no signature, nobody signed, or it could not even be asked. */
export type Dead = 'refused' | 'unsigned' | 'unasked'

const longestRow = 5

/**
 * How long to wait, in ms, before the name field offers passkeys again. Some browsers end the waiting question with every
 * refusal or cancelled prompt, so it has to be asked anew; one that ends it at once each time is not asked for ever.
 */
export const pauseBeforeNext = (ended: Dead, inRow: number): number | null => {
  if (ended === 'unasked' || inRow >= longestRow) return null
  return ended === 'refused' ? 0 : 1000 * 2 ** inRow
}
