export const languages = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const
export type Language = (typeof languages)[number]

/** Reads `pt`, `PT`, `pt-BR`; the site writes Thai as TY. Anything else is English. */
export const languageOf = (tag: string): Language => {
  const short = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  if (short === 'ty') return 'th'
  return languages.find((language) => language === short) ?? 'en'
}
