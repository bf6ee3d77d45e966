import { minor, type Currency } from '@mosaic/contracts'
import { drawnMoney, type DayColumn } from '@mosaic/records'
import { useTexts } from '../texts'
import { figureUnits, isMoneyFigure, type Figure, type Overview } from './figure'
import { FigureText } from './FigureText'
import { useFigureText } from './use-figure-text'

type Day = Overview['days'][number]

/** The figures of a day as columns of its curve and its table. */
export const useDayColumns = (currency: Currency): ((figure: Figure) => DayColumn<Day>) => {
  const { t } = useTexts()
  const textOf = useFigureText(currency)
  return (figure) => {
    const units = (day: Day) => figureUnits(day, figure, currency)
    return {
      key: figure,
      title: t(`figure.${figure}`),
      shown: (day) => <FigureText figure={figure} units={units(day)} currency={currency} />,
      spoken: (day) => textOf(figure, units(day)),
      drawn: (day) => {
        const value = units(day)
        if (value === null || !isMoneyFigure(figure)) return value === null ? null : Number(value)
        return drawnMoney(minor(value), currency)
      },
    }
  }
}
