import type { DeskValue } from '@mosaic/contracts/desk'

/** Deposits and payouts: money moved here and there alike. */
export const paymentLines = (payments: DeskValue<'reconcilePayments'>) => {
  const sides = Object.entries(payments)
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

const kinds = ['missing', 'extra', 'amount', 'open'] as const
const columns = ['provider', 'currency', 'day', 'rounds', 'settled', 'stake', 'win', ...kinds] as const
const widths: Readonly<Record<string, number>> = { provider: 10, currency: 9, day: 11, stake: 14, win: 14 }
const cells = (of: (column: (typeof columns)[number]) => string): string =>
  `  ${columns.map((column) => of(column).padEnd(widths[column] ?? 9)).join('')}`.trimEnd()

/** Rounds by provider, currency and day, then each round that differs. */
export const roundLines = ({ lines, rows }: DeskValue<'reconcileRounds'>) => {
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
