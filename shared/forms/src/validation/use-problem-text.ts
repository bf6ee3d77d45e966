import { longestBy, type FieldRule, visibleText } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { useTexts } from '../texts'
import { captchaLength, type Problem } from './field-rule'
import { formatExample } from './format-example'
import { ruleShape } from './rule-shape'

/** Texts that the spec's catalogue gives (§8). */
const catalogued = { email: 'in_email_incorrect', codeMissing: 'in_vwrite_code' } as const

const isCatalogued = (problem: Problem): problem is keyof typeof catalogued => Object.hasOwn(catalogued, problem)

type ProblemTexts = {
  /** Several messages under one field are joined by a comma (spec §5); no problem is no text. */
  readonly textOf: (problems: readonly Problem[] | undefined, rule?: FieldRule) => string | undefined
  /** As `useProblemText`, for all fields of a form with their own rules. */
  readonly textsOf: <N extends string>(
    problems: Readonly<Record<N, readonly Problem[]>>,
    rules?: Readonly<Partial<Record<N, FieldRule>>>,
  ) => Partial<Record<N, string>>
  /** The text under a required field that is empty. */
  readonly missing: (value: string) => string | undefined
  /** Requirement of a rule as text, where it can be described. */
  readonly hintOf: (rule: FieldRule | undefined) => string | undefined
}

export const useProblemText = (): ProblemTexts => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const hintOf = (rule: FieldRule | undefined) => {
    const shape = rule && ruleShape(rule.regExp)
    if (!shape) return undefined
    if (shape.signs) {
      const { letters, digits, others } = shape.signs
      const signs = [letters ? t('shape.letters') : '', digits ? t('shape.figures') : '', ...others]
        .filter((sign) => sign !== '')
        .join(' ')
      return t('shape.listed', { min: shape.min, max: shape.max, signs })
    }
    return shape.kind === 'digits' && shape.min === shape.max
      ? t('shape.exactDigits', { size: shape.min })
      : t(`shape.${shape.kind as Exclude<typeof shape.kind, 'listed'>}`, { min: shape.min, max: shape.max })
  }
  const formatOf = (rule: FieldRule | undefined) => {
    const example = rule && formatExample(rule.regExp)
    return example ? t('problem.formatLike', { example }) : t('problem.format')
  }
  const single = (problem: Problem, rule: FieldRule | undefined): string => {
    if (isCatalogued(problem)) return errorText(catalogued[problem])
    return problem === 'format'
      ? (hintOf(rule) ?? formatOf(rule))
      : t(`problem.${problem}`, { max: rule ? longestBy(rule) : captchaLength })
  }
  const textOf: ProblemTexts['textOf'] = (problems, rule) =>
    problems?.map((problem) => single(problem, rule)).join(t('problem.joiner')) || undefined
  return {
    hintOf,
    textOf,
    textsOf: <N extends string>(
      problems: Readonly<Record<N, readonly Problem[]>>,
      rules?: Readonly<Partial<Record<N, FieldRule>>>,
    ) => {
      const texts: Partial<Record<N, string>> = {}
      for (const name in problems) {
        const text = textOf(problems[name], rules?.[name])
        if (text !== undefined) texts[name] = text
      }
      return texts
    },
    missing: (value) => (visibleText(value) === '' ? textOf(['required']) : undefined),
  }
}
