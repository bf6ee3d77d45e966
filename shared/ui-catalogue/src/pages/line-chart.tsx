import { LineChart, type LineChartProps } from '@mosaic/ui'
import { formatDate, formatNumber } from '@mosaic/i18n'
import { words, type CataloguePage } from '../page'
import { Specimen } from '../Specimen'
import { useCatalogueTexts } from '../texts'

const day = 86_400_000
const firstDay = Date.UTC(2026, 0, 1)

const Specimens = () => {
  const { t, tag } = useCatalogueTexts()
  const chart = (values: readonly number[]) => {
    const labels = values.map((_, index) => formatDate(firstDay + index * day, tag, 'dayMonth', 'UTC'))
    const valueText = (value: number) => formatNumber(value, tag, { notation: 'compact' })
    return {
      labels,
      values,
      valueText,
      spoken: labels.map((label, index) => `${label}: ${valueText(values[index] ?? 0)}`).join('; '),
    }
  }
  return (
    <>
      <Specimen title={t('state.rest')}>
        <LineChart {...chart([120, 180, 90, 240, 310, 260, 420])} label={t('sample.bets')} />
      </Specimen>
      <Specimen title={t('state.many')}>
        <LineChart
          {...chart(Array.from({ length: 30 }, (_, day) => Math.round(2_000_000 * Math.sin(day / 4))))}
          label={t('sample.result')}
        />
      </Specimen>
      <Specimen title={t('state.empty')}>
        <LineChart {...chart([0, 0, 0])} label={t('sample.favourites')} />
      </Specimen>
    </>
  )
}

export const lineChart: CataloguePage = {
  id: 'line-chart',
  folder: 'chart',
  purpose: 'One curve in the colours of the theme, and the same in words.',
  components: {
    LineChart: words<LineChartProps>({
      label: 'What the curve is of.',
      labels: 'Text below each value.',
      values: 'The values.',
      valueText: 'Text of a mark on the axis.',
      spoken: 'The same curve in words, for whoever does not see it.',
    }),
  },
  Specimens,
}
