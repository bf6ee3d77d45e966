import type { FieldRule } from '../schemas/field-rule'
import { opaqueSecret } from '../text/secret'
import { visibleText } from '../text/visible-text'

/**
 * `common`: only the gateway has the list of common passwords. `undecided`: the rule cannot be evaluated here; the
 * gateway refuses what it cannot judge.
 */
export type FieldProblem = 'required' | 'tooLong' | 'format' | 'common' | 'undecided'

/** No rule of a form looks at more; a longer text is refused by its length. */
export const longestTested = 128

/** A gateway saves no longer pattern, and a form follows none. */
export const longestPattern = 200

/** How long a value may be, also where the merchant sets no bound. */
export const longestBy = ({ maxLength }: Pick<FieldRule, 'maxLength'>): number =>
  Math.min(maxLength || longestTested, longestTested)

/** `undecided`: the pattern is too long, or this engine cannot read it. Patterns that backtrack without end are refused when a merchant is saved. */
const testPattern = (pattern: string, value: string): 'fits' | 'fails' | 'undecided' => {
  if (pattern.length > longestPattern) return 'undecided'
  try {
    return new RegExp(pattern, 'u').test(value) ? 'fits' : 'fails'
  } catch {
    return 'undecided'
  }
}

/**
 * Judges a value by a merchant's rule (spec §5), in browser and gateway: an empty optional field always passes;
 * several problems may apply.
 */
export const judgeField = (rule: FieldRule, value: string): FieldProblem[] => {
  if (visibleText(value) === '') return rule.required ? ['required'] : value === '' ? [] : ['format']
  const problems: FieldProblem[] = value.length > longestBy(rule) ? ['tooLong'] : []
  if (rule.regExp === '' || value.length > longestTested) return problems
  const verdict = testPattern(rule.regExp, value)
  if (verdict === 'fits') return problems
  return [...problems, verdict === 'fails' ? 'format' : 'undecided']
}

/** As `judgeField`, for a password: its one form is judged, which is what is hashed. */
export const judgeSecret = (rule: FieldRule, typed: string): FieldProblem[] => judgeField(rule, opaqueSecret(typed))

const fieldProblems: readonly string[] = [
  'required',
  'tooLong',
  'format',
  'common',
  'undecided',
] satisfies FieldProblem[]
/** Problems in the answer `register.rule.violated`. */
export const isFieldProblem = (word: string): word is FieldProblem => fieldProblems.includes(word)

const sixDigits: FieldRule = { enabled: true, required: true, regExp: '^\\d{6}$', maxLength: 6 }

/** The merchant's rule of a payment password; six digits by default. */
export const paymentPasswordRule = (served: FieldRule | undefined): FieldRule =>
  served?.regExp ? served : { ...sixDigits, ...(served && { enabled: served.enabled, required: served.required }) }
