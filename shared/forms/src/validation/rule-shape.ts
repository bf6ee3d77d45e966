export type Shape = {
  readonly kind:
    | 'lettersDigits'
    | 'lettersDigitsUnderscore'
    | 'lowercaseDigits'
    | 'letterFirst'
    | 'digits'
    | 'characters'
    | 'mixed'
  readonly min: number
  readonly max: number
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
const asksLetter = /\(\?=[^)]*\[(?:a-zA-Z|A-Za-z|a-z|A-Z)\]\)/
const asksDigit = /\(\?=[^)]*(?:\\d|\[0-9\])\)/

/** Describes the common kinds of rule, so that the form can state them. Other rules keep the general message. */
export const ruleShape = (regExp: string): Shape | null => {
  const named = letterFirst.exec(regExp)
  if (named) return { kind: 'letterFirst', min: Number(named[1]) + 1, max: Number(named[2]) + 1 }
  const match = simple.exec(regExp)
  if (!match) return null
  const [, ahead = '', inClass, bare, min = '', max = min] = match
  if (asksLetter.test(ahead) && asksDigit.test(ahead)) return { kind: 'mixed', min: Number(min), max: Number(max) }
  return { kind: classKinds[inClass ?? bare ?? ''] ?? 'characters', min: Number(min), max: Number(max) }
}
