import { currencyScale } from '@mosaic/contracts'
import { formatNumber } from '@mosaic/i18n'
import { LineChart } from '@mosaic/ui'
import { figureUnits, isMoneyFigure, type Figure, type Overview } from '../../../figures/figure'
import { useFigureText } from '../../../figures/use-figure-text'
import { useTexts } from '../../../texts'
import { dayText } from './day-text'

export type DayChartProps = { readonly overview: Overview; readonly figure: Figure }

/** Curve of one figure over the days. */
export const DayChart = ({ overview, figure }: DayChartProps) => {
  const { t, tag } = useTexts()
  const { currency, days } = overview
  const textOf = useFigureText(currency)
  const units = days.map((day) => figureUnits(day, figure, currency))
  // A screen has no use for exactness beyond its pixels: amounts become drawing units here and nowhere else.
  const divisor = isMoneyFigure(figure) ? 10 ** currencyScale[currency] : 1
  return (
    <LineChart
      label={t('overview.chartOf', { metric: t(`figure.${figure}`) })}
      labels={days.map(({ day }) => dayText(day, tag))}
      values={units.map((value) => (value === null ? null : Number(value) / divisor))}
      valueText={(value) => formatNumber(value, tag, { notation: 'compact', maximumFractionDigits: 1 })}
      spoken={days.map(({ day }, index) => `${dayText(day, tag)}: ${textOf(figure, units[index] ?? null)}`).join('; ')}
    />
  )
}
