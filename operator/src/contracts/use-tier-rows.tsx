import type { Currency } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { formatBasisPoints } from '@mosaic/i18n'
import { MoneySentence, moneyOf } from '@mosaic/money'
import type { DefinitionRow } from '@mosaic/ui'
import { useTexts } from '../texts'

type Tier = DeskValue<'contracts'>['list'][number]['tiers'][number]

/** A row for each tier of a contract. */
export const useTierRows = () => {
  const { t, tag } = useTexts()
  return (tiers: readonly Tier[], currency: Currency): readonly DefinitionRow[] =>
    tiers.map(({ rate, minTurnover, minActive }, place) => ({
      label: t('contracts.tier', { number: place + 1, rate: formatBasisPoints(rate, tag) }),
      value: (
        <MoneySentence
          values={[moneyOf(minTurnover, currency)]}
          currency={currency}
          words={(turnover = '') => t('contracts.conditions', { turnover, active: minActive })}
        />
      ),
    }))
}
