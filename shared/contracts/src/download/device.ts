export type Device = {
  readonly system: 'ios' | 'android' | 'other'
  readonly safari: boolean
}

/**
 * Only for facts without a feature test: the matching installation file, and whether iOS lets this browser install
 * it.
 */
export const deviceOf = (userAgent: string, touchPoints = 0): Device => {
  // iPadOS calls itself a Mac; no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  const system = ios ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other'
  return {
    system,
    safari:
      ios &&
      /Safari\//.test(userAgent) &&
      !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|FBAN|FBAV|Instagram|Line\//.test(userAgent),
  }
}
