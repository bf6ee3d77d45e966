/** What a language calls a time zone at a moment, such as "GMT-3". */
export const zoneName = (timeZone: string, language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
