import type { Currency, ValueOf } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'

export type Overview = ValueOf<'teamOverview'>
type DayFigures = Omit<Overview['days'][number], 'day'>

const moneyFigures = ['deposit', 'validBet', 'bet', 'payout', 'pnl'] as const
export const countFigures = ['loginCount', 'betCount', 'registerCount'] as const
type MoneyFigure = (typeof moneyFigures)[number]
type CountFigure = (typeof countFigures)[number]
export type Figure = MoneyFigure | CountFigure

const moneyNames: readonly string[] = moneyFigures

export const isMoneyFigure = (figure: Figure): figure is MoneyFigure => moneyNames.includes(figure)

/** A figure as a whole number: minor units for money, members for counts; null for an unreadable amount. */
export const figureUnits = (figures: DayFigures, figure: Figure, currency: Currency): bigint | null =>
  isMoneyFigure(figure) ? moneyOf(figures[figure], currency) : BigInt(figures[figure])
