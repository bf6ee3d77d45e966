import { minor, type Currency, type Minor } from '@mosaic/contracts'
import { readTypedAmount, typedForm, useProblemText } from '@mosaic/forms'
import { formatMoney } from '@mosaic/i18n'
import { useTexts } from '../texts'
import { amountProblem, possibleRange, type AmountLimits, type AmountProblem } from './amount-problem'

/** Replaces a minimum that cannot be read. */
const exampleAmount = minor(10_000)

type CheckedAmount = {
  readonly amount: Minor | null
  readonly problem: AmountProblem | null
  /** The problem in words. */
  readonly text: string | undefined
}

/** @param overLeft the text for an amount above `left`, given that limit */
export const useAmountCheck = (
  currency: Currency,
  overLeft: (limit: string) => string,
): ((typed: string, limits: AmountLimits) => CheckedAmount) => {
  const { t, tag } = useTexts()
  const { textOf } = useProblemText()
  const problemText = (problem: AmountProblem, limits: AmountLimits): string => {
    const { min } = limits
    if (problem.kind === 'format')
      return t('amount.problem.format', { example: typedForm(min ?? exampleAmount, currency, tag) })
    const limit = formatMoney(problem.limit, currency, tag)
    const range = problem.kind === 'overLeft' ? null : possibleRange(limits)
    if (range)
      return t('amount.problem.range', {
        min: formatMoney(range.min, currency, tag),
        max: formatMoney(range.max, currency, tag),
      })
    return problem.kind === 'overLeft' ? overLeft(limit) : t(`amount.problem.${problem.kind}`, { limit })
  }
  return (typed, limits) => {
    const read = readTypedAmount(typed, currency, tag)
    const amount = read.kind === 'amount' ? read.value : null
    const problem = amountProblem(amount, limits)
    if (problem === null) return { amount, problem, text: undefined }
    return { amount, problem, text: read.kind === 'ambiguous' ? textOf(['ambiguous']) : problemText(problem, limits) }
  }
}
