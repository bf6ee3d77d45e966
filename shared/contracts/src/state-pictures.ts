/** States of a screen that a merchant may have a picture for. */
export const statePictures = [
  'no-games',
  'no-results',
  'no-records',
  'no-notices',
  'offline',
  'error',
  'maintenance',
  'region',
] as const
export type StatePicture = (typeof statePictures)[number]
/** Addresses by state; a state without one shows a glyph. */
export type StatePictures = { readonly [Name in StatePicture]?: string }
