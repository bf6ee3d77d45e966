import { formatBasisPoints } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { DataTable } from '@mosaic/ui'
import type { Tier } from '../api/contracts'
import { useTexts } from '../texts'

type TierTableProps = { readonly tiers: readonly Tier[]; readonly currency: string }

/** The tiers of a contract; conditions that no tier has stand in no column. */
export const TierTable = ({ tiers, currency }: TierTableProps) => {
  const { t, tag } = useTexts()
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const hasCap = tiers.some(({ cap }) => cap !== null)
  const hasLoss = tiers.some(({ minLoss }) => (moneyOf(minLoss, currency) ?? 1n) > 0n)
  const end = 'end' as const
  return (
    <DataTable
      label={t('contract.tiers')}
      rows={tiers.map((tier, place) => ({ ...tier, place }))}
      rowKey={({ place }) => String(place)}
      columns={[
        { key: 'rate', title: t('contract.rate'), render: ({ rate }) => formatBasisPoints(rate, tag) },
        {
          key: 'minTurnover',
          title: t('contract.minTurnover'),
          align: end,
          render: ({ minTurnover }) => money(minTurnover),
        },
        { key: 'minActive', title: t('contract.minActive'), align: end, render: ({ minActive }) => minActive },
        ...(hasLoss
          ? [
              {
                key: 'minLoss',
                title: t('contract.minLoss'),
                align: end,
                render: ({ minLoss }: Tier) => money(minLoss),
              },
            ]
          : []),
        ...(hasCap
          ? [
              {
                key: 'cap',
                title: t('contract.cap'),
                align: end,
                render: ({ cap }: Tier) => (cap === null ? '–' : money(cap)),
              },
            ]
          : []),
      ]}
    />
  )
}
