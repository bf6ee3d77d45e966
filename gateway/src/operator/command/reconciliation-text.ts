import { z } from 'zod'

const difference = z.object({ reference: z.string(), kind: z.string(), here: z.string(), provider: z.string() })
const compared = z.object({ compared: z.number(), differences: z.array(difference) })
const payments = z.object({ deposits: compared, payouts: compared })

const kinds = ['missing', 'extra', 'amount', 'open'] as const
const line = z.object({
  provider: z.string(),
  currency: z.string(),
  day: z.string(),
  rounds: z.number(),
  settled: z.number(),
  stake: z.string(),
  win: z.string(),
  missing: z.number(),
  extra: z.number(),
  amount: z.number(),
  open: z.number(),
})
const row = z.object({
  day: z.string(),
  roundId: z.string(),
  kind: z.enum(kinds),
  here: z.string(),
  provider: z.string(),
})
const rounds = z.object({ lines: z.array(line), rows: z.array(row) })
export type RoundDifferences = z.output<typeof rounds>

/** What is printed, and whether the books differ. */
type Report = { readonly text: readonly string[]; readonly differ: boolean }

/** Deposits and payouts: money moved here and there alike. */
export const paymentLines = (json: unknown): Report => {
  const sides = Object.entries(payments.parse(json))
  return {
    text: sides.flatMap(([name, { compared: count, differences }]) => [
      `${name}: ${count} compared, ${differences.length} differ`,
      ...differences.map(
        ({ reference, kind, here, provider }) => `  ${reference}  ${kind}: ${here} here, ${provider} at the provider`,
      ),
    ]),
    differ: sides.some(([, { differences }]) => differences.length > 0),
  }
}

export const roundsPath = ({ days, openHours }: { readonly days: number; readonly openHours: number }): string =>
  `/ops/v1/reconciliation/rounds?days=${days}&openHours=${openHours}`

export const readRounds = (json: unknown): RoundDifferences => rounds.parse(json)

const columns = ['provider', 'currency', 'day', 'rounds', 'settled', 'stake', 'win', ...kinds] as const
const widths: Readonly<Record<string, number>> = { provider: 10, currency: 9, day: 11, stake: 14, win: 14 }
const cells = (of: (column: (typeof columns)[number]) => string): string =>
  `  ${columns.map((column) => of(column).padEnd(widths[column] ?? 9)).join('')}`.trimEnd()

/** Rounds by provider, currency and day, then each one that differs. */
export const roundLines = (json: unknown): Report => {
  const { lines, rows } = readRounds(json)
  const counts = lines.flatMap((each) => kinds.map((kind) => each[kind]))
  const differing = counts.reduce((sum, count) => sum + count, 0)
  const all = lines.reduce((sum, each) => sum + each.rounds, 0)
  return {
    text: [
      `rounds: ${all} compared, ${differing} differ`,
      ...(lines.length === 0 ? [] : [cells((column) => column)]),
      ...lines.map((each) => cells((column) => String(each[column]))),
      ...rows.map(
        ({ day, roundId, kind, here, provider }) =>
          `  ${day}  ${roundId}  ${kind}: ${here} here, ${provider} at the provider`,
      ),
    ],
    differ: differing > 0,
  }
}
