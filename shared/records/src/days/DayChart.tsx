import { formatDay, formatNumber } from '@mosaic/i18n'
import { LineChart } from '@mosaic/ui'
import { useTexts } from '../texts'
import type { DayColumn } from './day-column'

export type DayChartProps<Day> = { readonly days: readonly Day[]; readonly column: DayColumn<Day> }

/** Curve of one figure over the days. */
export const DayChart = <Day extends { readonly day: string }>({ days, column }: DayChartProps<Day>) => {
  const { t, tag } = useTexts()
  return (
    <LineChart
      label={t('days.chartOf', { metric: column.title })}
      labels={days.map(({ day }) => formatDay(day, tag, 'dayMonth'))}
      values={days.map(column.drawn)}
      valueText={(value) => formatNumber(value, tag, { notation: 'compact', maximumFractionDigits: 2 })}
      spoken={days.map((day) => `${formatDay(day.day, tag, 'dayMonth')}: ${column.spoken(day)}`).join('; ')}
    />
  )
}
