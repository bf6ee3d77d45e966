import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export type LineSeries = {
  readonly labels: readonly string[]
  readonly values: readonly (number | null)[]
  readonly valueText: (value: number) => string
}

const height = 212
const axisFont = 12

/** Draws with the colours of the theme in force; returns the way to remove it. */
export const drawLineChart = (place: HTMLElement, { labels, values, valueText }: LineSeries): (() => void) => {
  const style = getComputedStyle(document.documentElement)
  const colour = (role: string): string => style.getPropertyValue(role).trim()
  const font = `${axisFont}px ${getComputedStyle(place).fontFamily}`
  const axis = {
    stroke: colour('--text-muted'),
    font,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  }
  const chart = new UPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, 28, 0, 0],
      scales: {
        x: { time: false },
        y: {
          range: (_chart, low, high) =>
            low === high ? [Math.min(0, low), Math.max(1, high)] : [Math.min(0, low * 1.1), Math.max(0, high * 1.1)],
        },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 30,
          space: 56,
          incrs: [1, 2, 3, 5, 7, 10, 14],
          values: (_chart, marks) => marks.map((mark) => labels[mark] ?? ''),
        },
        { ...axis, size: 52, values: (_chart, marks) => marks.map(valueText) },
      ],
      series: [
        {},
        {
          stroke: colour('--brand-second'),
          width: 2.5,
          fill: colour('--brand-soft'),
          points: { show: labels.length < 12, size: 6, fill: colour('--surface-1') },
        },
      ],
    },
    [labels.map((_, index) => index), [...values]],
    place,
  )
  const resize = () => chart.setSize({ width: place.clientWidth, height })
  window.addEventListener('resize', resize)
  return () => {
    window.removeEventListener('resize', resize)
    chart.destroy()
  }
}
