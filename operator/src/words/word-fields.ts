import { type WireLanguage, wireLanguages, visibleText } from '@mosaic/contracts'
import { field, type FieldDeclarations } from '@mosaic/forms'

type WordName = `title.${WireLanguage}` | `content.${WireLanguage}`
export type Words = Readonly<Record<WordName, string>>
type Written = Partial<Record<WireLanguage, { readonly title: string; readonly content: string }>>

/** Form fields for a title and a text in each language. */
export const wordFields = (written: Written = {}): FieldDeclarations<Words> => {
  const entries = wireLanguages.flatMap((language) => [
    [`title.${language}`, field.text(written[language]?.title)],
    [`content.${language}`, field.text(written[language]?.content)],
  ])
  // Has every language, which the type of `fromEntries` does not know.
  return Object.fromEntries(entries) as FieldDeclarations<Words>
}

export type WordState = 'empty' | 'half' | 'whole'

export const wordState = (words: Words, language: WireLanguage): WordState => {
  const filled = [words[`title.${language}`], words[`content.${language}`]].filter(
    (text) => visibleText(text) !== '',
  ).length
  return filled === 0 ? 'empty' : filled === 1 ? 'half' : 'whole'
}

/** Languages with a title or a text only, and English if it is empty, because every language falls back to it. */
export const wrongLanguages = (words: Words): readonly WireLanguage[] =>
  wireLanguages.filter((language) => {
    const state = wordState(words, language)
    return state === 'half' || (language === 'EN' && state === 'empty')
  })

/** Complete texts by language; `shape` converts a title and a text for the call. */
export const writtenWords = <T>(
  words: Words,
  shape: (title: string, content: string) => T,
): Partial<Record<WireLanguage, T>> =>
  Object.fromEntries(
    wireLanguages
      .filter((language) => wordState(words, language) === 'whole')
      .map((language) => [
        language,
        shape(visibleText(words[`title.${language}`]), visibleText(words[`content.${language}`])),
      ]),
  )
