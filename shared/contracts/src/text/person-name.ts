import { plainLetter } from './latin-letters'

/** Machine-readable documents spell these letters out (ICAO 9303-3, section 6). */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ð: 'dh' }
/** Also the modifier letters of transliterations, and saltillo. */
const apostrophes = /['’‘‛′‵`´＇՚׳\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\ua78b\ua78c]/g
/** Joiners, fillers, marks of direction and variation selectors. */
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** The dot of `l·l`. */
const middleDot = /(?<=\p{L})[·‧∙⋅ꞏ](?=\p{L})/gu
const unspaced =
  /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])/gu

const words = (text: string): string =>
  text
    .normalize('NFKD')
    // In other scripts a mark is part of the letter: Thai vowels, Japanese voicing.
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{ASCII}]/gu, plainLetter)
    .replace(middleDot, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(unspaced, '')

const bare = (name: string): string => name.replace(ignorable, '').replace(apostrophes, '')

/** NFKC makes a space of `´` and an apostrophe of `ŉ`. */
const compatible = (name: string): string => bare(bare(name).normalize('NFKC')).toLowerCase()

/** A name as banks write it: no accents, strokes or ligatures; `Đức` is `duc`. */
const plainName = (name: string): string => words(compatible(name))

const documentName = (name: string): string =>
  words(
    compatible(name)
      .normalize('NFC')
      .replace(/[^\p{ASCII}]/gu, (letter) => spelledOut[letter] ?? letter),
  )

/** Whether two spellings name one person; an empty name is no person's. */
export const isSameName = (one: string, other: string): boolean => {
  const spellings = [plainName(other), documentName(other)]
  return plainName(one) !== '' && (spellings.includes(plainName(one)) || spellings.includes(documentName(one)))
}

/** Fewest characters of a full name: `王明`, `허준`, `Ng`. */
export const shortestName = 2
