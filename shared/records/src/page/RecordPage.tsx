import type { DayRange } from '@mosaic/i18n'
import {
  Card,
  EmptyState,
  InfiniteList,
  List,
  QueryView,
  Screen,
  type FurtherPages,
  type IconName,
  type ViewedQuery,
} from '@mosaic/ui'
import type { ReactNode } from 'react'
import { RecordCsv, type RecordTable } from '../csv/RecordCsv'
import { PeriodFilter } from '../filters/PeriodFilter'
import type { PeriodChoice } from '../filters/use-record-filters'
import { useTexts } from '../texts'
import styles from './RecordPage.module.css'
import { distinctRows } from './distinct-rows'
import { RecordSkeleton } from './RecordSkeleton'
import { TimeZoneNote } from './TimeZoneNote'

export type RecordPageProps<Row, Page> = {
  readonly title: string
  readonly filters: PeriodChoice & { readonly range: DayRange }
  /** Pickers of the other filters. */
  readonly choices?: ReactNode
  /** Result of `useApiPages`. */
  readonly query: ViewedQuery<{ readonly pages: readonly (Page & { readonly list: readonly Row[] })[] }> & FurtherPages
  /** Totals of all matching rows, from the first page; hidden when there are none. */
  readonly totalsOf?: (first: Page) => ReactNode
  readonly label: string
  readonly emptyIcon: IconName
  readonly emptyTitle: string
  /** Unique key of a row. */
  readonly idOf: (row: Row) => string
  readonly csv: RecordTable<Row>
  /** Overlay over the page. */
  readonly children?: ReactNode
} & (
  | { readonly rowOf: (row: Row) => ReactNode; readonly tableOf?: never }
  /** For rows with many figures. */
  | { readonly tableOf: (rows: readonly Row[], first: Page) => ReactNode; readonly rowOf?: never }
)

/** A record of any kind: its filters, then a skeleton, a failure, nothing, or totals and rows that go on while one scrolls. */
export const RecordPage = <Row, Page>({
  title,
  filters,
  choices,
  query,
  totalsOf,
  label,
  emptyIcon,
  emptyTitle,
  idOf,
  rowOf,
  tableOf,
  csv,
  children,
}: RecordPageProps<Row, Page>) => {
  const { t } = useTexts()
  const { startDate, endDate } = filters.range
  return (
    <Screen title={title}>
      <PeriodFilter filters={filters} />
      {choices ? <div className={styles.choices}>{choices}</div> : null}
      <QueryView
        query={query}
        skeleton={<RecordSkeleton />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <Card>
            <EmptyState
              icon={emptyIcon}
              picture="no-records"
              title={emptyTitle}
              text={filters.period === 'month' ? undefined : t('widen')}
            />
          </Card>
        }
      >
        {({ pages }) => {
          const rows = distinctRows(pages, idOf)
          const [first] = pages
          return (
            <>
              {first && totalsOf ? totalsOf(first) : null}
              <TimeZoneNote />
              <InfiniteList pages={query}>
                {rowOf ? <List label={label}>{rows.map(rowOf)}</List> : first && tableOf(rows, first)}
              </InfiniteList>
              <RecordCsv
                rows={rows}
                pages={pages.length}
                query={query}
                fileName={`${csv.name}-${startDate}-${endDate}`}
                table={csv}
              />
            </>
          )
        }}
      </QueryView>
      {children}
    </Screen>
  )
}
