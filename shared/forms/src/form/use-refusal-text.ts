import type { ApiFailure } from '@mosaic/api-client'
import { isFieldProblem, type FieldRule } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { useProblemText } from '../validation/use-problem-text'

/** Text under a refused field: the reason by the merchant's rule, where the answer names this field. */
export const useRefusalText = (): ((failure: ApiFailure, name: string, rule?: FieldRule) => string | undefined) => {
  const errorText = useErrorText()
  const { textOf } = useProblemText()
  return (failure, name, rule) => {
    const why = failure.fields[name]
    if (failure.code !== 'register.rule.violated' || why === undefined || !isFieldProblem(why))
      return errorText(failure)
    return textOf([why === 'undecided' ? 'format' : why], rule)
  }
}
