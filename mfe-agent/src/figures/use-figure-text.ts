import { minor, type Currency } from '@mosaic/contracts'
import { formatMoney, formatNumber } from '@mosaic/i18n'
import { useTexts } from '../texts'
import { isMoneyFigure, type Figure } from './figure'

/** A figure as people read it; tiles and tables leave the decimals of large sums out. */
export const useFigureText = (
  currency: Currency,
): ((figure: Figure, units: bigint, decimals?: 'full' | 'whole') => string) => {
  const { tag } = useTexts()
  return (figure, units, decimals = 'whole') =>
    isMoneyFigure(figure) ? formatMoney(minor(units), currency, tag, { decimals }) : formatNumber(Number(units), tag)
}
