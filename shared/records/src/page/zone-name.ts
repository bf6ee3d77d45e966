/** Name of a time zone in a language, such as "GMT-3". */
export const zoneName = (timeZone: string, language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
