import { failureOf } from '@mosaic/api-client'
import { Card, EmptyState, ErrorState, InfiniteList, List, Skeleton, type IconName } from '@mosaic/ui'
import { useCallback, type ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './RecordPages.module.css'

type Paged<Row> = { readonly list: readonly Row[] }

/** What TanStack's pages give, as far as a record needs it. */
export type RecordQuery<Page> = {
  readonly data: { readonly pages: readonly Page[] } | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly refetch: () => Promise<unknown>
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
  const { data, error, isFetching, hasNextPage, refetch, fetchNextPage } = query
  const loadMore = useCallback(async () => {
    const { isError } = await fetchNextPage()
    if (isError) throw new Error('the next page did not come')
  }, [fetchNextPage])

  if (!data) {
    const failure = error && !isFetching ? failureOf(error) : null
    return failure ? (
      <ErrorState
        error={{ code: failure.code, traceId: failure.traceId ?? undefined }}
        onRetry={() => void refetch()}
      />
    ) : (
      <RecordSkeleton />
    )
  }
  const rows = data.pages.flatMap((page) => page.list)
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          icon={emptyIcon}
          picture="no-records"
          title={emptyTitle}
          text={mayWiden ? t('records.emptyText') : undefined}
        />
      </Card>
    )
  return (
    <InfiniteList hasMore={hasNextPage} loadMore={loadMore}>
      <List label={label}>{rows.map(rowOf)}</List>
    </InfiniteList>
  )
}
