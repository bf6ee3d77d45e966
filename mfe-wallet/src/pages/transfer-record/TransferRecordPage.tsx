import type { WalletTransfer } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import { ChoiceFilter, codesOf, oneOf, RecordPage, Totals, useRecordFilters } from '@mosaic/records'
import { useMerchantWalletQuery, useTransferReportQuery } from '../../api/transfers'
import { OrderRow } from '../../order/OrderRow'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'

const tones = {
  PENDING: 'new',
  UNKNOWN: 'new',
  CONFIRMED: 'positive',
  FAILED: 'negative',
} as const satisfies Record<WalletTransfer['state'], string>
const states = Object.keys(tones) as readonly WalletTransfer['state'][]

/** Every transfer between main and vendor wallets; each links to its status. */
const TransferRecordPage = () => {
  const { t } = useTexts()
  const vendors = useMerchantWalletQuery().data?.wallets
  const csvTime = useCsvTime()
  const filters = useRecordFilters({
    vendor: codesOf(vendors?.map(({ vendor }) => vendor)),
    state: oneOf(states),
  })
  const chosen = { vendor: filters.value('vendor'), state: filters.value('state') }
  return (
    <RecordPage
      title={t('transfers.title')}
      filters={filters}
      choices={
        <>
          <ChoiceFilter
            filters={filters}
            name="vendor"
            label={t('transfer.vendor')}
            all={t('bets.all')}
            textOf={(code) => vendors?.find(({ vendor }) => vendor === code)?.name ?? code}
          />
          <ChoiceFilter
            filters={filters}
            name="state"
            label={t('deposits.stateLabel')}
            all={t('bets.all')}
            textOf={(state) => t(`transfers.state.${state}`)}
          />
        </>
      }
      query={useTransferReportQuery(filters.range, chosen)}
      totalsOf={({ totalCount, footer }) => (
        <Totals
          label={t('bets.totals')}
          count={totalCount}
          currency={footer.currency}
          totals={(['in', 'out'] as const).map((direction) => ({
            label: t(`transfers.${direction}`),
            value: moneyOf(footer[direction], footer.currency),
          }))}
        />
      )}
      label={t('transfers.list')}
      emptyIcon="arrows-left-right"
      emptyTitle={t('transfers.empty')}
      csv={{
        name: 'transfers',
        head: [
          t('status.reference'),
          t('status.createdAt'),
          t('moving.endedAt'),
          t('transfer.direction'),
          t('deposits.stateLabel'),
          t('status.amount'),
          t('wallets.currency'),
        ],
        row: (transfer) => [
          transfer.reference,
          csvTime(transfer.createdAt),
          csvTime(transfer.endedAt),
          t(`transfer.${transfer.direction}`, { name: transfer.vendorName }),
          t(`transfers.state.${transfer.state}`),
          transfer.amount,
          transfer.currency,
        ],
      }}
      idOf={({ transferId }) => transferId}
      rowOf={(transfer) => (
        <OrderRow
          key={transfer.transferId}
          icon="arrows-left-right"
          title={t(`transfer.${transfer.direction}`, { name: transfer.vendorName })}
          to={`/m/transfer?transferId=${encodeURIComponent(transfer.transferId)}`}
          order={transfer}
          tone={tones[transfer.state]}
          state={t(`transfers.state.${transfer.state}`)}
        />
      )}
    />
  )
}

export default TransferRecordPage
