import { type WireLanguage, wireLanguages } from '@mosaic/contracts'
import { field, type FieldDeclarations } from '@mosaic/forms'

type WordName = `title.${WireLanguage}` | `content.${WireLanguage}`
export type Words = Readonly<Record<WordName, string>>
type Written = Partial<Record<WireLanguage, { readonly title: string; readonly content: string }>>

/** A title and a text in each language, as fields of a form. */
export const wordFields = (written: Written = {}): FieldDeclarations<Words> => {
  const entries = wireLanguages.flatMap((language) => [
    [`title.${language}`, field.text(written[language]?.title)],
    [`content.${language}`, field.text(written[language]?.content)],
  ])
  // Made of the full list of languages, which `fromEntries` cannot see.
  return Object.fromEntries(entries) as FieldDeclarations<Words>
}

export type WordState = 'empty' | 'half' | 'whole'

export const wordState = (words: Words, language: WireLanguage): WordState => {
  const filled = [words[`title.${language}`], words[`content.${language}`]].filter((text) => text.trim() !== '').length
  return filled === 0 ? 'empty' : filled === 1 ? 'half' : 'whole'
}

/** Languages whose words are not whole: a text without its title, and English, which every other one falls back to. */
export const wrongLanguages = (words: Words): readonly WireLanguage[] =>
  wireLanguages.filter((language) => {
    const state = wordState(words, language)
    return state === 'half' || (language === 'EN' && state === 'empty')
  })

/** What was written, by language; `shape` makes of a title and a text what the call takes. */
export const writtenWords = <T>(
  words: Words,
  shape: (title: string, content: string) => T,
): Partial<Record<WireLanguage, T>> =>
  Object.fromEntries(
    wireLanguages
      .filter((language) => wordState(words, language) === 'whole')
      .map((language) => [language, shape(words[`title.${language}`].trim(), words[`content.${language}`].trim())]),
  )
