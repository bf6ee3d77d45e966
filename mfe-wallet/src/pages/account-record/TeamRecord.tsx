import type { QueryOf } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { ChoiceFilter, codesOf, oneOf, RecordPage, SearchFilter, Totals, useRecordFilters } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { List, ListRow } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useDownlineTransactionQuery } from '../../api/records'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'
import styles from './AccountRecordPage.module.css'
import { entryKinds, type EntryKind, kindIcons } from './entry-kind'

type TeamKind = NonNullable<QueryOf<'downlineTransaction'>['kind']>
const ofGames: readonly EntryKind[] = ['bet', 'win', 'rollback', 'vendorPlay', 'opening']
const isTeamKind = (kind: EntryKind): kind is TeamKind => !ofGames.includes(kind)
const teamKinds = entryKinds.filter(isTeamKind)

/** Account entries of everybody below an agent, without those of games. */
export const TeamRecord = ({ choices }: { readonly choices: ReactNode }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const csvTime = useCsvTime()
  const filters = useRecordFilters({ kind: oneOf(teamKinds), account: codesOf(undefined) })
  return (
    <RecordPage
      title={t('entries.title')}
      filters={filters}
      choices={
        <>
          {choices}
          <SearchFilter filters={filters} name="account" label={t('entries.search')} />
          <ChoiceFilter
            filters={filters}
            name="kind"
            label={t('entries.kindLabel')}
            all={t('entries.all')}
            textOf={(kind) => t(`entries.kind.${kind}`)}
          />
        </>
      }
      query={useDownlineTransactionQuery(filters.range, {
        search: filters.value('account'),
        kind: filters.value('kind'),
      })}
      totalsOf={({ totalCount, footer, currency }) => (
        <Totals
          label={t('bets.totals')}
          count={totalCount}
          currency={currency}
          totals={(['in', 'out', 'net'] as const).map((part) => ({
            label: t(`entries.${part}`),
            value: moneyOf(footer[part], currency),
            signed: part === 'net',
          }))}
        />
      )}
      label={t('entries.list')}
      emptyIcon="list-magnifying-glass"
      emptyTitle={t('entries.empty')}
      idOf={({ id }) => id}
      tableOf={(rows, { currency }) => (
        <List label={t('entries.list')}>
          {rows.map(({ id, at, account, kind, amount }) => (
            <ListRow
              key={id}
              icon={kindIcons[kind]}
              title={t(`entries.kind.${kind}`)}
              detail={
                <>
                  <span className={styles.line}>{account}</span>
                  <span className={styles.line}>{formatDate(at, tag, 'dateTime', timeZone)}</span>
                </>
              }
              value={<MoneyAmount value={moneyOf(amount, currency)} currency={currency} signed tone="auto" />}
            />
          ))}
        </List>
      )}
      csv={{
        name: 'team-entries',
        head: [
          t('status.reference'),
          t('entries.at'),
          t('entries.account'),
          t('entries.kindLabel'),
          t('status.amount'),
        ],
        row: ({ reference, at, account, kind, amount }) => [
          reference,
          csvTime(at),
          account,
          t(`entries.kind.${kind}`),
          amount,
        ],
      }}
    />
  )
}
