import type { BodyOf } from '@mosaic/contracts'
import type { Exclusion } from '../exclusion'

export type Span = BodyOf<'exclude'>['span']

const dayMs = 24 * 60 * 60_000

/** The same day and time some months later; in a shorter month its last day. */
const monthsLater = (now: number, months: number): number => {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()))
  return date.getTime()
}

const months = { '6m': 6, '1y': 12, '5y': 60 } as const
const days = { '1d': 1, '3d': 3, '7d': 7, '30d': 30 } as const

/** Spans of days are breaks; spans of months and years are self-exclusions. */
export const exclusionFor = (span: Span, now: number): Exclusion => {
  if (span === 'forever') return { kind: 'self-exclusion', until: null }
  if (span in days) return { kind: 'cool-off', until: now + days[span as keyof typeof days] * dayMs }
  return { kind: 'self-exclusion', until: monthsLater(now, months[span as keyof typeof months]) }
}
