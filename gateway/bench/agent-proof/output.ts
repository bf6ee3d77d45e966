import { type Currency, moneyToWire } from '@mosaic/contracts'
import type { Line } from './prove'

type Wire = string | number | null | { readonly [name: string]: Wire }

/** Amounts as decimals of the currency; nothing else in a line is a bigint. */
const toWire = (value: unknown, currency: Currency): Wire => {
  if (typeof value === 'bigint') return moneyToWire(value as Parameters<typeof moneyToWire>[0], currency)
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toWire(each, currency)]))
}

const wired = ({ ...line }: Line, currency: Currency): Wire => {
  const { from: _, ...shown } = { from: 0, ...line }
  return toWire(shown, currency)
}

export const asJson = (lines: readonly Line[], currency: Currency): string =>
  JSON.stringify({ currency, lines: lines.map((line) => wired(line, currency)) }, null, 2)

const columns = [
  'kind',
  'period',
  'agentId',
  'category',
  'turnover',
  'active',
  'netLoss',
  'share',
  'below',
  'amount',
] as const

export const asTable = (lines: readonly Line[], currency: Currency): string => {
  const rows = lines.map((line) => {
    const shown = wired(line, currency)
    return columns.map((column) => String((typeof shown === 'object' && shown?.[column]) || ''))
  })
  const widths = columns.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [[...columns], ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
