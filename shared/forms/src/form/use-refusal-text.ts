import type { ApiFailure } from '@mosaic/api-client'
import { isFieldProblem, type FieldRule } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { useProblemText } from '../validation/use-problem-text'

/** What stands under a field that the gateway has refused: why, by the merchant's rule, where the answer says it of this field. */
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
