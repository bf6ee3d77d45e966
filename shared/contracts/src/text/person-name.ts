/** Letters with a stroke and ligatures, which no Unicode decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ĳ: 'ij',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ħ: 'h',
  ŧ: 't',
  ƀ: 'b',
  ɓ: 'b',
  ɗ: 'd',
  ƒ: 'f',
  ǥ: 'g',
  ɨ: 'i',
  ı: 'i',
  ɉ: 'j',
  ĸ: 'k',
  ƙ: 'k',
  ŋ: 'n',
  ɲ: 'n',
  ɵ: 'o',
  ɍ: 'r',
  ʉ: 'u',
  ƴ: 'y',
  ɏ: 'y',
  ƶ: 'z',
  ȥ: 'z',
  ȼ: 'c',
  ɇ: 'e',
  ə: 'e',
  ⱥ: 'a',
  ⱦ: 't',
  ς: 'σ',
}
/** Machine-readable documents spell these letters out (ICAO 9303-3, section 6). */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ð: 'dh' }
const apostrophes = /['’‘ʼʻʹ`´＇\u02bb]/g
const unspaced =
  /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])/gu

const words = (text: string): string =>
  text
    .normalize('NFKD')
    // In other scripts a mark is part of the letter: Thai vowels, Japanese voicing.
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(unspaced, '')

/** A name as banks write it: no accents, strokes or ligatures; `Đức` is `duc`. */
const plainName = (name: string): string => words(name.normalize('NFKC').toLowerCase())

const documentName = (name: string): string =>
  words(
    name
      .normalize('NFKC')
      .toLowerCase()
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
