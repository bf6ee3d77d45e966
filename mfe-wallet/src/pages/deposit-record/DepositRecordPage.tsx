import type { Deposit } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { ChoiceFilter, oneOf, RecordPage, useRecordFilters } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { ListRow, Tag } from '@mosaic/ui'
import { useDepositReport } from '../../api/records'
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
  const filters = useRecordFilters('week', { state: oneOf(states) })
  return (
    <RecordPage
      title={t('deposits.title')}
      filters={filters}
      choices={
        <ChoiceFilter
          filters={filters}
          name="state"
          label={t('deposits.stateLabel')}
          all={t('deposits.all')}
          textOf={(state) => t(`deposits.state.${state}`)}
        />
      }
      query={useDepositReport(filters.range, filters.value('state'))}
      label={t('deposits.list')}
      emptyIcon="receipt"
      emptyTitle={t('deposits.empty')}
      rowOf={(deposit) => <DepositRow key={deposit.depositId} deposit={deposit} />}
    />
  )
}

export default DepositRecordPage
