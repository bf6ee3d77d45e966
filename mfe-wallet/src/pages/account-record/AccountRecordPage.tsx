import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { ListRow, PeriodChips, Screen, Select } from '@mosaic/ui'
import { useAccountReport } from '../../api/records'
import { RecordPages } from '../../records/RecordPages'
import { useRecordFilter } from '../../records/use-record-filter'
import { useTexts } from '../../texts'
import { methodName } from '../deposit/method-name'
import styles from './AccountRecordPage.module.css'
import { entryKinds, isEntryKind, kindIcons, type Entry } from './entry-kind'

const EntryRow = ({ entry }: { readonly entry: Entry }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency } = entry
  // A deposit is titled by the code of its payment method.
  const subject = entry.kind === 'deposit' && entry.title ? methodName(entry.title) : entry.title
  return (
    <ListRow
      icon={kindIcons[entry.kind]}
      title={t(`entries.kind.${entry.kind}`)}
      detail={
        <>
          {subject ? <span className={styles.line}>{subject}</span> : null}
          <span className={styles.line}>{formatDate(entry.at, tag, 'dateTime', timeZone)}</span>
        </>
      }
      value={
        <span className={styles.money}>
          <MoneyAmount value={moneyOf(entry.amount, currency)} currency={currency} signed tone="auto" />
          <span className={styles.after}>
            <MoneySentence
              values={[moneyOf(entry.balanceAfter, currency)]}
              currency={currency}
              words={(amount = '') => t('entries.balanceAfter', { amount })}
            />
          </span>
        </span>
      }
    />
  )
}

/** Every movement of the account with the balance after it; `?types=A` shows an agent's own bookings (spec §2). */
const AccountRecordPage = () => {
  const { t } = useTexts()
  const filter = useRecordFilter()
  const asked = filter.read('kind')
  const kind = isEntryKind(asked) ? asked : undefined
  const types = filter.read('types') === 'A' ? ('A' as const) : undefined
  const entries = useAccountReport(filter.range, kind, types)
  return (
    <Screen title={t('entries.title')}>
      <PeriodChips value={filter.period} onChange={(period) => filter.write('period', period)} />
      <Select
        label={t('entries.kindLabel')}
        name="kind"
        value={kind ?? ''}
        onChange={(event) => filter.write('kind', event.target.value)}
        options={[
          { value: '', label: t('entries.all') },
          ...entryKinds.map((value) => ({ value, label: t(`entries.kind.${value}`) })),
        ]}
      />
      <RecordPages
        query={entries}
        label={t('entries.list')}
        emptyIcon="list-magnifying-glass"
        emptyTitle={t('entries.empty')}
        mayWiden={filter.period !== 'month'}
        rowOf={(entry) => <EntryRow key={entry.id} entry={entry} />}
      />
    </Screen>
  )
}

export default AccountRecordPage
