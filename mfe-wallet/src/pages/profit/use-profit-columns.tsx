import type { Currency } from '@mosaic/contracts'
import { MoneyAmount, moneyOf, useMoneyText } from '@mosaic/money'
import { drawnMoney, type DayColumn } from '@mosaic/records'
import { useTexts } from '../../texts'
import type { ProfitDay, ProfitFigure } from './profit'

export const useFigureTitle = (): ((figure: ProfitFigure) => string) => {
  const { t } = useTexts()
  return (figure) => (figure === 'rewards' ? t('profit.rewards') : t(`bets.${figure}`))
}

/** The figures of a day as columns of its curve and its table. */
export const useProfitColumns = (currency: Currency): ((figure: ProfitFigure) => DayColumn<ProfitDay>) => {
  const titleOf = useFigureTitle()
  const moneyText = useMoneyText()
  return (figure) => ({
    key: figure,
    title: titleOf(figure),
    shown: (day) => (
      <MoneyAmount
        value={moneyOf(day[figure], currency)}
        currency={currency}
        signed={figure === 'net'}
        tone={figure === 'net' ? 'auto' : 'plain'}
      />
    ),
    spoken: (day) => moneyText(moneyOf(day[figure], currency), currency),
    drawn: (day) => drawnMoney(moneyOf(day[figure], currency), currency),
  })
}
