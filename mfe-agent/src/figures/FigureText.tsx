import { minor, type Currency } from '@mosaic/contracts'
import { formatNumber } from '@mosaic/i18n'
import { MoneyText } from '@mosaic/money'
import { useTexts } from '../texts'
import { isMoneyFigure, type Figure } from './figure'

type FigureTextProps = {
  readonly figure: Figure
  readonly units: bigint | null
  readonly currency: Currency
}

/** A figure as people read it; tiles and tables leave the decimals of large sums out. */
export const FigureText = ({ figure, units, currency }: FigureTextProps) => {
  const { tag } = useTexts()
  if (units !== null && !isMoneyFigure(figure)) return formatNumber(Number(units), tag)
  return <MoneyText value={units === null ? null : minor(units)} currency={currency} decimals="whole" />
}
