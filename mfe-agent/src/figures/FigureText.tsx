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

/** A formatted figure; tiles and tables leave out the decimals of large sums. */
export const FigureText = ({ figure, units, currency }: FigureTextProps) => {
  const { tag } = useTexts()
  if (units !== null && !isMoneyFigure(figure)) return formatNumber(Number(units), tag)
  return <MoneyText value={units === null ? null : minor(units)} currency={currency} decimals="whole" />
}
