import { isCurrency, type Minor } from '@mosaic/contracts'
import { formatMoney, useLanguage, type MoneyStyle } from '@mosaic/i18n'
import { Fragment } from 'react'
import { UnreadableAmount } from './UnreadableAmount'

export type MoneySentenceProps = MoneyStyle & {
  readonly values: readonly (Minor | null)[]
  readonly currency: string
  /** The sentence of the language, given the amounts in the order of `values`. */
  readonly words: (...amounts: string[]) => string
}

/** Unicode's mark of a place for something that is no text. */
const place = '\uFFFC'

/** Amounts in a sentence. */
export const MoneySentence = ({ values, currency, words, ...style }: MoneySentenceProps) => {
  const { tag } = useLanguage()
  const [first, ...others] = words(
    ...values.map((value) =>
      value !== null && isCurrency(currency) ? formatMoney(value, currency, tag, style) : place,
    ),
  ).split(place)
  return (
    <>
      {first}
      {others.map((text, index) => (
        <Fragment key={index}>
          <UnreadableAmount />
          {text}
        </Fragment>
      ))}
    </>
  )
}
