import type { FieldRule } from '@mosaic/contracts'
import { useTexts } from '../texts'
import { captchaLength, type Problem } from './field-rule'
import { ruleShape } from './rule-shape'

type ProblemTexts = {
  /** Several messages under one field are joined by a comma (spec §5); no problem is no text. */
  readonly textOf: (problems: readonly Problem[] | undefined, rule?: FieldRule) => string | undefined
  /** What a rule asks for, where it can be said in words. */
  readonly hintOf: (rule: FieldRule | undefined) => string | undefined
}

export const useProblemText = (): ProblemTexts => {
  const { t } = useTexts()
  const hintOf = (rule: FieldRule | undefined) => {
    const shape = rule && ruleShape(rule.regExp)
    return shape ? t(`shape.${shape.kind}`, { min: shape.min, max: shape.max }) : undefined
  }
  const single = (problem: Problem, rule: FieldRule | undefined): string =>
    problem === 'format'
      ? (hintOf(rule) ?? t('problem.format'))
      : t(`problem.${problem}`, { max: rule?.maxLength ?? captchaLength })
  return {
    hintOf,
    textOf: (problems, rule) =>
      problems?.map((problem) => single(problem, rule)).join(t('problem.joiner')) || undefined,
  }
}
