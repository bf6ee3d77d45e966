export type Shape = {
  readonly kind:
    | 'lettersDigits'
    | 'lettersDigitsUnderscore'
    | 'lowercaseDigits'
    | 'letterFirst'
    | 'digits'
    | 'characters'
    | 'mixed'
    | 'listed'
  readonly min: number
  readonly max: number
  /** Of the kind `listed`: what may be typed. */
  readonly signs?: Signs
}

type Signs = { readonly letters: boolean; readonly digits: boolean; readonly others: string }

const letterRange = /a-zA-Z|A-Za-z/g

/** Contents of a character class of letters, digits and single signs; null for anything else, such as other ranges. */
const signsOf = (inClass: string): Signs | null => {
  const withoutWord = inClass.replace(/\\w/g, 'a-zA-Z0-9_')
  const letters = letterRange.test(withoutWord)
  letterRange.lastIndex = 0
  const withoutLetters = withoutWord.replace(letterRange, '')
  const digits = /0-9|\\d/.test(withoutLetters)
  const others = withoutLetters.replace(/0-9|\\d/g, '').replace(/\\([^a-zA-Z0-9])/g, '$1')
  return /[a-zA-Z0-9\\^]|.-./.test(others) || others.includes(' ') ? null : { letters, digits, others }
}

const classKinds: Readonly<Record<string, Shape['kind']>> = {
  'A-Za-z0-9': 'lettersDigits',
  'a-zA-Z0-9': 'lettersDigits',
  '0-9a-zA-Z': 'lettersDigits',
  '0-9A-Za-z': 'lettersDigits',
  'a-zA-Z\\d': 'lettersDigits',
  'A-Za-z\\d': 'lettersDigits',
  'a-zA-Z0-9_': 'lettersDigitsUnderscore',
  'A-Za-z0-9_': 'lettersDigitsUnderscore',
  '\\w': 'lettersDigitsUnderscore',
  'a-z0-9': 'lowercaseDigits',
  '0-9a-z': 'lowercaseDigits',
  '0-9': 'digits',
  '\\d': 'digits',
}

const simple = /^\^((?:\(\?=[^()]*\))*)(?:\[([^\]]+)\]|(\\[dwS]|\.))\{(\d+)(?:,(\d+))?\}\$$/
const letterFirst = /^\^\[(?:A-Za-z|a-zA-Z)\]\\w\{(\d+),(\d+)\}\$$/
const asksLetter = /\(\?=\.\*\[(?:a-zA-Z|A-Za-z)\]\)/
const asksDigit = /\(\?=\.\*(?:\\d|\[0-9\])\)/
/** What may stand in `characters` and `mixed`: anything but spaces. */
const anySign = ['\\S', '.', '^\\s', '^ ']

/** Describes the common kinds of rule completely, so that the form can state them. Other rules are shown by an example. */
export const ruleShape = (regExp: string): Shape | null => {
  const named = letterFirst.exec(regExp)
  if (named) return { kind: 'letterFirst', min: Number(named[1]) + 1, max: Number(named[2]) + 1 }
  const match = simple.exec(regExp)
  if (!match) return null
  const [, ahead = '', inClass, bare, min = '', max = min] = match
  const size = { min: Number(min), max: Number(max) }
  const allowed = inClass ?? bare ?? ''
  const isAny = anySign.includes(allowed)
  if (ahead !== '') {
    const left = ahead.replace(asksLetter, '').replace(asksDigit, '')
    const isMixed = left === '' && asksLetter.test(ahead) && asksDigit.test(ahead) && isAny
    return isMixed && size.min < size.max ? { kind: 'mixed', ...size } : null
  }
  const kind = classKinds[allowed]
  if (size.min === size.max && kind !== 'digits') return null
  if (kind) return { kind, ...size }
  if (isAny) return { kind: 'characters', ...size }
  const signs = inClass === undefined ? null : signsOf(inClass)
  return signs && { kind: 'listed', ...size, signs }
}
