import { Card, EmptyState, InfiniteList, List, QueryView, Skeleton, type IconName, type ViewedQuery } from '@mosaic/ui'
import { useCallback, type ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './RecordPages.module.css'

type Paged<Row> = { readonly list: readonly Row[] }

/** What TanStack's pages give, as far as a record needs it. */
export type RecordQuery<Page> = ViewedQuery<{ readonly pages: readonly Page[] }> & {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<{ readonly isError: boolean }>
}

export type RecordPagesProps<Row> = {
  readonly query: RecordQuery<Paged<Row>>
  readonly label: string
  readonly emptyIcon: IconName
  readonly emptyTitle: string
  /** A longer period can still be chosen. */
  readonly mayWiden: boolean
  readonly rowOf: (row: Row) => ReactNode
}

const rowsWaiting = [1, 2, 3, 4, 5, 6]

export const RecordSkeleton = () => (
  <div aria-hidden="true">
    {rowsWaiting.map((row) => (
      <div key={row} className={styles.wait}>
        <Skeleton width={46} height={46} radius="m" />
        <div className={styles.words}>
          <Skeleton width="52%" height={16} radius="s" />
          <Skeleton width="36%" height={14} radius="s" className={styles.second} />
        </div>
        <Skeleton width={74} height={18} radius="s" />
      </div>
    ))}
  </div>
)

/** A record of any kind: skeleton, failure, nothing, or rows that go on while one scrolls. */
export const RecordPages = <Row,>({ query, label, emptyIcon, emptyTitle, mayWiden, rowOf }: RecordPagesProps<Row>) => {
  const { t } = useTexts()
  const { hasNextPage, fetchNextPage } = query
  const loadMore = useCallback(async () => {
    const { isError } = await fetchNextPage()
    if (isError) throw new Error('the next page did not come')
  }, [fetchNextPage])

  return (
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
            text={mayWiden ? t('records.emptyText') : undefined}
          />
        </Card>
      }
    >
      {({ pages }) => (
        <InfiniteList hasMore={hasNextPage} loadMore={loadMore}>
          <List label={label}>{pages.flatMap(({ list }) => list).map(rowOf)}</List>
        </InfiniteList>
      )}
    </QueryView>
  )
}
