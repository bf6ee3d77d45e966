import { currencyScale } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { formatNumber } from '@mosaic/i18n'
import { Skeleton } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { figureUnits, isMoneyFigure, type Figure, type Overview } from '../../../figures/figure'
import { useFigureText } from '../../../figures/use-figure-text'
import { useTexts } from '../../../texts'
import { dayText } from './day-text'
import styles from './DayChart.module.css'

export type DayChartProps = { readonly overview: Overview; readonly figure: Figure }

/** Curve of one figure. The drawing code comes only now, with the first chart; what it shows is told in words too. */
export const DayChart = ({ overview, figure }: DayChartProps) => {
  const { t, tag } = useTexts()
  const { currency, days } = overview
  const textOf = useFigureText(currency)
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const [repaint, setRepaint] = useState(0)
  const units = days.map((day) => figureUnits(day, figure, currency))
  const shape = JSON.stringify([figure, tag, units.map(String), days.map(({ day }) => day)])

  useEffect(() => bus.on('theme.changed@1', () => setRepaint((count) => count + 1)), [])

  useEffect(() => {
    let gone = false
    let erase: (() => void) | null = null
    const draw = async () => {
      const { drawDayChart } = await import('./draw-day-chart')
      if (gone || !place.current) return
      // A screen has no use for exactness beyond its pixels: amounts become drawing units here and nowhere else.
      const divisor = isMoneyFigure(figure) ? 10 ** currencyScale[currency] : 1
      erase = drawDayChart(place.current, {
        labels: days.map(({ day }) => dayText(day, tag)),
        values: units.map((value) => Number(value) / divisor),
        valueText: (value) => formatNumber(value, tag, { notation: 'compact', maximumFractionDigits: 1 }),
      })
      setDrawn(true)
    }
    void draw()
    return () => {
      gone = true
      erase?.()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `shape` stands for every value that is drawn
  }, [shape, repaint])

  const spoken = days.map(({ day }, index) => `${dayText(day, tag)}: ${textOf(figure, units[index] ?? 0n)}`).join('; ')
  return (
    <figure className={styles.figure} aria-label={t('overview.chartOf', { metric: t(`figure.${figure}`) })}>
      {drawn ? null : <Skeleton height={200} />}
      <div ref={place} className={styles.chart} aria-hidden="true" />
      <figcaption className={styles.spoken}>{spoken}</figcaption>
    </figure>
  )
}
