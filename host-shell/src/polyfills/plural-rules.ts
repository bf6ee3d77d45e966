/** Plural classes of the site's languages for whole numbers (Unicode CLDR); the others have one form for every number. */
const isOne: Readonly<Record<string, (count: number) => boolean>> = {
  en: (count) => count === 1,
  es: (count) => count === 1,
  pt: (count) => count === 0 || count === 1,
}

export class PluralRules {
  private readonly tag: string
  constructor(locale: string | readonly string[] = 'en') {
    this.tag = String(typeof locale === 'string' ? locale : locale[0])
      .split('-')[0]
      ?.toLowerCase() as string
  }
  select(count: number): 'one' | 'other' {
    return isOne[this.tag]?.(Math.abs(count)) ? 'one' : 'other'
  }
  resolvedOptions() {
    return { locale: this.tag, type: 'cardinal', pluralCategories: isOne[this.tag] ? ['one', 'other'] : ['other'] }
  }
}
