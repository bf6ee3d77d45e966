import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

/** Short names of the drawn icons, from the Unicode CLDR annotations. */
const names: Readonly<Record<'en' | 'es' | 'ja' | 'ko' | 'pt' | 'th', Readonly<Record<string, string>>>> = {
  en,
  es,
  ja,
  ko,
  pt,
  th,
}

export const iconNameOf = (icon: string, language: keyof typeof names): string => names[language][icon] ?? ''
