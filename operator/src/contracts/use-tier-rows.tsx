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
    tiers.map(({ rate, minTurnover, minActive, minLoss, cap }, place) => ({
      label: t('contracts.tier', { number: place + 1, rate: formatBasisPoints(rate, tag) }),
      value: (
        <MoneySentence
          values={[minTurnover, minLoss, cap ?? '0'].map((wire) => moneyOf(wire, currency))}
          currency={currency}
          words={(turnover = '', loss = '', most = '') =>
            [
              t('contracts.conditions', { turnover, active: minActive }),
              ...(moneyOf(minLoss, currency) === 0n ? [] : [t('contracts.loss', { loss })]),
              ...(cap === null ? [] : [t('contracts.most', { most })]),
            ].join(' · ')
          }
        />
      ),
    }))
}
