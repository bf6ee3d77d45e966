import { isCurrency, type Minor } from '@mosaic/contracts'
import { Amount, type AmountProps } from '@mosaic/ui'
import { UnreadableAmount } from './UnreadableAmount'

export type MoneyAmountProps = Omit<AmountProps, 'value' | 'currency'> & {
  readonly value: Minor | null
  readonly currency: string
}

/** `Amount` for what `moneyOf` has read. */
export const MoneyAmount = ({ value, currency, ...style }: MoneyAmountProps) =>
  value !== null && isCurrency(currency) ? (
    <Amount {...style} value={value} currency={currency} />
  ) : (
    <UnreadableAmount />
  )
