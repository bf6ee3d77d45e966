import {
  addMinor,
  type EarningKind,
  type EarningState,
  type GameCategory,
  type Minor,
  subtractMinor,
  zero,
} from '@mosaic/contracts'
import { dayOf, spanOf } from '../../platform'
import type { ExplainedPayment } from '../contract'
import type { CountedCommission } from '../rebate'

/** One earning of an agent with what it was computed from; amounts in minor units. */
export type StatementLine = {
  readonly id: string
  readonly kind: EarningKind
  readonly day: string
  readonly from: number
  readonly to: number
  readonly gameType: GameCategory | null
  readonly contractId: string
  readonly periodKey: string
  readonly validBet: Minor
  readonly corrected: Minor
  readonly carried: Minor
  readonly carry: Minor
  readonly amount: Minor
  readonly state: EarningState
}

/** An adjustment by an operator, as the ledger has it. */
export type Adjustment = { readonly id: string; readonly at: number; readonly amount: Minor }

const nothing = {
  ...{ gameType: null, contractId: '', periodKey: '' },
  ...{ validBet: zero, corrected: zero, carried: zero, carry: zero },
}

export const rebateLine = (
  { day, category, amount, paid, validBet, corrected }: CountedCommission,
  timeZone: string,
  frozen: boolean,
): StatementLine => {
  const { from, to } = spanOf(day, day, timeZone)
  const unpaid = frozen ? 'frozen' : 'due'
  return {
    ...nothing,
    ...{ id: `rebate:${day}:${category}`, kind: 'rebate', day, from, to, gameType: category },
    ...{ validBet, corrected, amount },
    state: amount === zero ? 'none' : paid ? 'paid' : unpaid,
  }
}

export const paymentLine = (payment: ExplainedPayment, timeZone: string): StatementLine => {
  const { kind, contractId, periodKey, periodFrom: from, periodTo: to, carried, carry, amount, state } = payment
  return {
    ...nothing,
    ...{ id: `${contractId}:${periodKey}`, kind, day: dayOf(to - 1, timeZone), from, to, contractId, periodKey },
    ...{ validBet: payment.countedTurnover, corrected: subtractMinor(payment.countedTurnover, payment.turnover) },
    ...{ carried, carry, amount, state },
  }
}

export const adjustmentLine = ({ id, at, amount }: Adjustment, timeZone: string): StatementLine => ({
  ...nothing,
  ...{ id, kind: 'adjustment', day: dayOf(at, timeZone), from: at, to: at, amount, state: 'paid' },
})

const sumOf = (lines: readonly StatementLine[], isChosen: (line: StatementLine) => boolean = () => true): Minor =>
  lines
    .filter(({ state }) => state !== 'rejected')
    .filter(isChosen)
    .reduce((sum, { amount }) => addMinor(sum, amount), zero)

/** Sums of the lines that are shown, which are newest first. What was rejected is no earning. */
export const statementSums = (lines: readonly StatementLine[]) => ({
  rebate: sumOf(lines, ({ kind }) => kind === 'rebate'),
  salary: sumOf(lines, ({ kind }) => kind === 'dailySalary' || kind === 'hourlySalary'),
  dividend: sumOf(lines, ({ kind }) => kind === 'dividend'),
  adjustment: sumOf(lines, ({ kind }) => kind === 'adjustment'),
  amount: sumOf(lines),
  paid: sumOf(lines, ({ state }) => state === 'paid'),
  carry: lines.find(({ kind }) => kind === 'dividend')?.carry ?? zero,
})

/** Newest first; of one day the periods that ended last. */
export const inOrder = (lines: readonly StatementLine[]): readonly StatementLine[] =>
  [...lines].sort(
    (a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) || b.to - a.to || b.from - a.from || (a.id < b.id ? -1 : 1),
  )
