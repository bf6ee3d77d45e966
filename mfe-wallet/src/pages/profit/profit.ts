import type { ValueOf } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'

export type Profit = ValueOf<'profitReport'>
export type ProfitDay = Profit['days'][number]

export const profitFigures = ['stake', 'payout', 'rewards', 'net'] as const
export type ProfitFigure = (typeof profitFigures)[number]

/** No bets and no rewards. */
export const isIdle = ({ days, currency }: Profit): boolean =>
  days.every((day) => profitFigures.every((figure) => moneyOf(day[figure], currency) === 0n))
