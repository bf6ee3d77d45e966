import { inLanguage, type Deposit } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'
import { moneyOf, MoneySentence } from '@mosaic/money'
import { ChoiceFilter, oneOf, RecordPage, Totals, useRecordFilters } from '@mosaic/records'
import { Button } from '@mosaic/ui'
import { useDepositReportQuery } from '../../api/records'
import { useMethodName } from '../../method/use-method-name'
import { OrderRow } from '../../order/OrderRow'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'

const tones = {
  PENDING: 'new',
  REVIEW: 'new',
  SETTLED: 'positive',
  FAILED: 'negative',
  EXPIRED: 'muted',
  CANCELLED: 'muted',
} as const satisfies Record<Deposit['state'], string>
const states = Object.keys(tones) as readonly Deposit['state'][]

/** Every deposit with its state; each links to its receipt, or to its payment. */
const DepositRecordPage = () => {
  const { t } = useTexts()
  const { language } = useLanguage()
  const nameOf = useMethodName()
  const csvTime = useCsvTime()
  const bonusNote = ({ bonus, currency }: Deposit) =>
    bonus?.state === 'CREDITED' ? (
      <MoneySentence
        values={[moneyOf(bonus.amount, currency)]}
        currency={currency}
        words={(amount = '') =>
          t(bonus.waits ? 'bonus.waitsNote' : 'bonus.note', { name: inLanguage(bonus.names, language), amount })
        }
      />
    ) : undefined
  const filters = useRecordFilters({ state: oneOf(states) })
  return (
    <RecordPage
      title={t('deposits.title')}
      filters={filters}
      choices={
        <>
          <Button variant="ghost" icon="hand-coins" block to="/m/withdraw/record">
            {t('withdrawals.title')}
          </Button>
          <ChoiceFilter
            filters={filters}
            name="state"
            label={t('deposits.stateLabel')}
            all={t('deposits.all')}
            textOf={(state) => t(`deposits.state.${state}`)}
          />
        </>
      }
      query={useDepositReportQuery(filters.range, filters.value('state'))}
      totalsOf={({ totalCount, footer }) => (
        <Totals
          label={t('bets.totals')}
          count={totalCount}
          currency={footer.currency}
          totals={[{ label: t('deposits.received'), value: moneyOf(footer.amount, footer.currency) }]}
        />
      )}
      label={t('deposits.list')}
      emptyIcon="receipt"
      emptyTitle={t('deposits.empty')}
      csv={{
        name: 'deposits',
        head: [
          t('status.reference'),
          t('status.createdAt'),
          t('status.settledAt'),
          t('status.method'),
          t('deposits.stateLabel'),
          t('status.amount'),
          t('deposit.fee'),
          t('bonus.amount'),
          t('wallets.currency'),
        ],
        row: (deposit) => [
          deposit.reference,
          csvTime(deposit.createdAt),
          csvTime(deposit.settledAt),
          nameOf(deposit.method),
          t(`deposits.state.${deposit.state}`),
          deposit.amount,
          deposit.fee,
          deposit.bonus?.state === 'CREDITED' ? deposit.bonus.amount : '',
          deposit.currency,
        ],
      }}
      idOf={({ depositId }) => depositId}
      rowOf={(deposit) => (
        <OrderRow
          key={deposit.depositId}
          icon="receipt"
          title={nameOf(deposit.method)}
          to={`/m/voucherCenter?depositId=${encodeURIComponent(deposit.depositId)}`}
          order={deposit}
          note={bonusNote(deposit)}
          tone={tones[deposit.state]}
          state={t(`deposits.state.${deposit.state}`)}
        />
      )}
    />
  )
}

export default DepositRecordPage
