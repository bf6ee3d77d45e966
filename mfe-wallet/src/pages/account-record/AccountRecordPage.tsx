import type { ValueOf } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { ChoiceFilter, oneOf, RecordPage, Totals, useRecordFilters } from '@mosaic/records'
import { useMerchant, useRole } from '@mosaic/session'
import { Chip, ChipRow, ListRow } from '@mosaic/ui'
import { type ReactNode, useState } from 'react'
import { useAccountReportQuery } from '../../api/records'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'
import styles from './AccountRecordPage.module.css'
import { EntrySheet } from './EntrySheet'
import { entryKinds, inVendorWallet, kindIcons, type Entry } from './entry-kind'
import { TeamRecord } from './TeamRecord'
import { useEntrySubject } from './use-entry-subject'

type EntryRowProps = { readonly entry: Entry; readonly subject: string; readonly onOpen: () => void }

const EntryRow = ({ entry, subject, onOpen }: EntryRowProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency } = entry
  return (
    <ListRow
      icon={kindIcons[entry.kind]}
      onClick={onOpen}
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
              words={(amount = '') =>
                inVendorWallet(entry)
                  ? t('entries.balanceThere', { name: subject, amount })
                  : t('entries.balanceAfter', { amount })
              }
            />
          </span>
        </span>
      }
    />
  )
}

/** Transfers between wallets are shown if there are any: without them the rows would not add up to these totals. */
const partsOf = ({ transfers, currency }: ValueOf<'accountReport'>['footer']) => {
  const parts = ['in', 'out', 'net'] as const
  return transfers === undefined || moneyOf(transfers, currency) === 0n ? parts : ([...parts, 'transfers'] as const)
}

/** Every movement of the account with the balance after it. */
const OwnRecord = ({ choices }: { readonly choices: ReactNode }) => {
  const { t } = useTexts()
  const csvTime = useCsvTime()
  const subjectOf = useEntrySubject()
  const [shown, setShown] = useState<Entry | null>(null)
  const filters = useRecordFilters({
    kind: oneOf(entryKinds),
    types: oneOf(['A']),
  })
  return (
    <RecordPage
      title={t('entries.title')}
      filters={filters}
      choices={
        <>
          {choices}
          <ChoiceFilter
            filters={filters}
            name="kind"
            label={t('entries.kindLabel')}
            all={t('entries.all')}
            textOf={(kind) => t(`entries.kind.${kind}`)}
          />
        </>
      }
      query={useAccountReportQuery(filters.range, filters.value('kind'), filters.value('types'))}
      totalsOf={({ totalCount, footer }) => (
        <Totals
          label={t('bets.totals')}
          count={totalCount}
          currency={footer.currency}
          totals={partsOf(footer).map((part) => ({
            label: t(`entries.${part}`),
            value: moneyOf(footer[part] ?? '', footer.currency),
            signed: part === 'net' || part === 'transfers',
          }))}
        />
      )}
      label={t('entries.list')}
      emptyIcon="list-magnifying-glass"
      emptyTitle={t('entries.empty')}
      csv={{
        name: 'entries',
        head: [
          t('status.reference'),
          t('entries.at'),
          t('entries.kindLabel'),
          t('entries.subject'),
          t('status.amount'),
          t('entries.balance'),
          t('wallets.currency'),
        ],
        row: (entry) => [
          entry.reference,
          csvTime(entry.at),
          t(`entries.kind.${entry.kind}`),
          subjectOf(entry),
          entry.amount,
          // The column is the main wallet's.
          inVendorWallet(entry) ? '' : entry.balanceAfter,
          entry.currency,
        ],
      }}
      idOf={({ id }) => id}
      rowOf={(entry) => (
        <EntryRow key={entry.id} entry={entry} subject={subjectOf(entry)} onOpen={() => setShown(entry)} />
      )}
    >
      <EntrySheet entry={shown} subjectOf={subjectOf} onClose={() => setShown(null)} />
    </RecordPage>
  )
}

/** `?types=A` shows an agent's own bookings, or the entries of everybody below (spec §2). */
const AccountRecordPage = () => {
  const { t } = useTexts()
  const isAgent = useRole() === 'agent'
  const { value, choose } = useRecordFilters({ types: oneOf(['A']), of: oneOf(['team']) })
  if (!isAgent || value('types') !== 'A') return <OwnRecord choices={null} />
  const isTeam = value('of') === 'team'
  const choices = (
    <ChipRow label={t('entries.whose')} className={styles.whose}>
      <Chip selected={!isTeam} onClick={() => choose('of', undefined)}>
        {t('entries.own')}
      </Chip>
      <Chip selected={isTeam} onClick={() => choose('of', 'team')}>
        {t('entries.team')}
      </Chip>
    </ChipRow>
  )
  return isTeam ? <TeamRecord choices={choices} /> : <OwnRecord choices={choices} />
}

export default AccountRecordPage
