import { currencyScale, type Currency, type Minor } from '@mosaic/contracts'
import type { ReactNode } from 'react'

/** A figure of a day: as table cell, as text, and as point of the curve. */
export type DayColumn<Day> = {
  readonly key: string
  readonly title: string
  readonly shown: (day: Day) => ReactNode
  readonly spoken: (day: Day) => string
  /** Null where there is nothing that could be drawn. */
  readonly drawn: (day: Day) => number | null
}

/** A screen has no use for exactness beyond its pixels: amounts become drawing units here and nowhere else. */
export const drawnMoney = (value: Minor | null, currency: Currency): number | null =>
  value === null ? null : Number(value) / 10 ** currencyScale[currency]
