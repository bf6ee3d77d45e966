import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { ListRow, PeriodChips, Screen, Select, Tag } from '@mosaic/ui'
import { useDepositReport } from '../../api/records'
import { RecordPages } from '../../records/RecordPages'
import { useRecordFilter } from '../../records/use-record-filter'
import { useTexts } from '../../texts'
import { methodName } from '../deposit/method-name'
import styles from './DepositRecordPage.module.css'

const tones = { PENDING: 'new', SETTLED: 'positive', FAILED: 'negative', EXPIRED: 'muted' } as const satisfies Record<
  Deposit['state'],
  string
>
const states = Object.keys(tones) as readonly Deposit['state'][]

const DepositRow = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return (
    <ListRow
      icon="receipt"
      to={`/m/voucherCenter?depositId=${encodeURIComponent(deposit.depositId)}`}
      title={methodName(deposit.method)}
      detail={formatDate(deposit.createdAt, tag, 'dateTime', timeZone)}
      value={
        <span className={styles.money}>
          <MoneyAmount value={moneyOf(deposit.amount, deposit.currency)} currency={deposit.currency} />
          <Tag tone={tones[deposit.state]}>{t(`deposits.state.${deposit.state}`)}</Tag>
        </span>
      }
    />
  )
}

/** Every deposit with its state; each leads to its receipt, or on to its payment. */
const DepositRecordPage = () => {
  const { t } = useTexts()
  const filter = useRecordFilter()
  const state = states.find((each) => each === filter.read('state'))
  const deposits = useDepositReport(filter.range, state)
  return (
    <Screen title={t('deposits.title')}>
      <PeriodChips value={filter.period} onChange={(period) => filter.write('period', period)} />
      <Select
        label={t('deposits.stateLabel')}
        name="state"
        value={state ?? ''}
        onChange={(event) => filter.write('state', event.target.value)}
        options={[
          { value: '', label: t('deposits.all') },
          ...states.map((value) => ({ value, label: t(`deposits.state.${value}`) })),
        ]}
      />
      <RecordPages
        query={deposits}
        label={t('deposits.list')}
        emptyIcon="receipt"
        emptyTitle={t('deposits.empty')}
        mayWiden={filter.period !== 'month'}
        rowOf={(deposit) => <DepositRow key={deposit.depositId} deposit={deposit} />}
      />
    </Screen>
  )
}

export default DepositRecordPage
