import { minor, type Currency } from '@mosaic/contracts'
import { formatNumber } from '@mosaic/i18n'
import { useMoneyText } from '@mosaic/money'
import { useTexts } from '../texts'
import { isMoneyFigure, type Figure } from './figure'

/** A figure in words that are only spoken, without the decimals of large sums. */
export const useFigureText = (currency: Currency): ((figure: Figure, units: bigint | null) => string) => {
  const { tag } = useTexts()
  const moneyText = useMoneyText()
  return (figure, units) =>
    units !== null && !isMoneyFigure(figure)
      ? formatNumber(Number(units), tag)
      : moneyText(units === null ? null : minor(units), currency, { decimals: 'whole' })
}
