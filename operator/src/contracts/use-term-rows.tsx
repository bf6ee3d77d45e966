import type { Currency } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { formatBasisPoints } from '@mosaic/i18n'
import { MoneySentence, moneyOf } from '@mosaic/money'
import type { DefinitionRow } from '@mosaic/ui'
import { useTexts } from '../texts'

type Terms = NonNullable<DeskValue<'decideAgentChange'>['terms']>

/** Everything that a contract says: of a dividend its period and what a negative result does, of a salary whether it combines, and each tier. */
export const useTermRows = () => {
  const { t, tag } = useTexts()
  return ({ kind, period, negative, stackable, tiers }: Terms, currency: Currency): readonly DefinitionRow[] => [
    ...(period ? [{ label: t('agentChanges.period'), value: t(`agentChanges.periods.${period}`) }] : []),
    ...(negative ? [{ label: t('agentChanges.negative'), value: t(`agentChanges.negatives.${negative}`) }] : []),
    ...(kind === 'dividend'
      ? []
      : [{ label: t('contracts.combined'), value: t(stackable ? 'contracts.yes' : 'contracts.no') }]),
    ...tiers.map(({ rate, minTurnover, minActive, minLoss, cap }, place) => ({
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
    })),
  ]
}
