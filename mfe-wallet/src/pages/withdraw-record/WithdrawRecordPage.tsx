import type { Withdrawal } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import { ChoiceFilter, oneOf, RecordPage, Totals, useRecordFilters } from '@mosaic/records'
import { useWithdrawReportQuery } from '../../api/withdrawals'
import { OrderRow } from '../../order/OrderRow'
import { usePayoutName } from '../../payout/use-payout-name'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'

const tones = {
  PENDING: 'new',
  APPROVED: 'new',
  PAID: 'positive',
  REJECTED: 'negative',
  FAILED: 'negative',
} as const satisfies Record<Withdrawal['state'], string>
const states = Object.keys(tones) as readonly Withdrawal['state'][]

/** Every withdrawal with its state; each links to its status. */
const WithdrawRecordPage = () => {
  const { t } = useTexts()
  const nameOf = usePayoutName()
  const csvTime = useCsvTime()
  const filters = useRecordFilters({ state: oneOf(states) })
  return (
    <RecordPage
      title={t('withdrawals.title')}
      filters={filters}
      choices={
        <ChoiceFilter
          filters={filters}
          name="state"
          label={t('deposits.stateLabel')}
          all={t('deposits.all')}
          textOf={(state) => t(`withdrawals.state.${state}`)}
        />
      }
      query={useWithdrawReportQuery(filters.range, filters.value('state'))}
      totalsOf={({ totalCount, footer }) => (
        <Totals
          label={t('bets.totals')}
          count={totalCount}
          currency={footer.currency}
          totals={[{ label: t('withdrawals.total'), value: moneyOf(footer.amount, footer.currency) }]}
        />
      )}
      label={t('withdrawals.list')}
      emptyIcon="hand-coins"
      emptyTitle={t('withdrawals.empty')}
      csv={{
        name: 'withdrawals',
        head: [
          t('status.reference'),
          t('withdrawal.createdAt'),
          t('withdrawal.decidedAt'),
          t('withdrawal.paidAt'),
          t('withdraw.to'),
          t('deposits.stateLabel'),
          t('status.amount'),
          t('deposit.fee'),
          t('wallets.currency'),
        ],
        row: (withdrawal) => [
          withdrawal.reference,
          csvTime(withdrawal.createdAt),
          csvTime(withdrawal.decidedAt),
          csvTime(withdrawal.paidAt),
          `${nameOf(withdrawal)} ${withdrawal.account}`,
          t(`withdrawals.state.${withdrawal.state}`),
          withdrawal.amount,
          withdrawal.fee,
          withdrawal.currency,
        ],
      }}
      idOf={({ withdrawId }) => withdrawId}
      rowOf={(withdrawal) => (
        <OrderRow
          key={withdrawal.withdrawId}
          icon="hand-coins"
          title={`${nameOf(withdrawal)} ${withdrawal.account}`}
          to={`/m/withdraw?withdrawId=${encodeURIComponent(withdrawal.withdrawId)}`}
          order={withdrawal}
          tone={tones[withdrawal.state]}
          state={t(`withdrawals.state.${withdrawal.state}`)}
        />
      )}
    />
  )
}

export default WithdrawRecordPage
