import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../skeleton/Skeleton'
import { watchTheme } from './watch-theme'
import styles from './LineChart.module.css'

export type LineChartProps = {
  readonly label: string
  readonly labels: readonly string[]
  /** A gap where there is no number. */
  readonly values: readonly (number | null)[]
  /** Text of a mark on the axis. */
  readonly valueText: (value: number) => string
  /** The curve as text, for screen readers. */
  readonly spoken: string
}

/** One curve in the colours of the theme. The drawing code comes only with the first chart. */
export const LineChart = ({ label, labels, values, valueText, spoken }: LineChartProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const [repaint, setRepaint] = useState(0)
  const text = useRef(valueText)
  useEffect(() => {
    text.current = valueText
  })
  useEffect(() => watchTheme(() => setRepaint((count) => count + 1)), [])

  const shape = JSON.stringify([spoken, labels, values])
  useEffect(() => {
    let gone = false
    let erase: (() => void) | null = null
    void import('./draw-line-chart').then(
      ({ drawLineChart }) => {
        if (gone || !place.current) return
        erase = drawLineChart(place.current, { labels, values, valueText: (value) => text.current(value) })
        setDrawn(true)
      },
      // The words below and the table twin of the page still say everything.
      () => undefined,
    )
    return () => {
      gone = true
      erase?.()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `shape` stands for every value that is drawn
  }, [shape, repaint])

  return (
    <figure className={styles.figure} aria-label={label}>
      {drawn ? null : <Skeleton height={200} />}
      <div ref={place} className={styles.chart} aria-hidden="true" />
      <figcaption className={styles.spoken}>{spoken}</figcaption>
    </figure>
  )
}
