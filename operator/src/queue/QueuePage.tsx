import { Chip, ChipRow, EmptyState, QueryView, Skeleton, type ViewedQuery } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './Queue.module.css'

export type Shown = 'waiting' | 'all'

export type QueuePageProps<Row> = {
  readonly title: string
  readonly show: Shown
  readonly onShow: (show: Shown) => void
  readonly query: ViewedQuery<{ readonly list: readonly Row[] }>
  readonly rowKey: (row: Row) => string
  /** Label for waiting rows, where they need no decision. */
  readonly waiting?: string
  /** Text of an empty list. */
  readonly empty?: string
  readonly children: (row: Row) => ReactNode
}

/** Waiting cases or all cases, with one card each. */
export const QueuePage = <Row,>({
  title,
  show,
  onShow,
  query,
  rowKey,
  waiting,
  empty,
  children,
}: QueuePageProps<Row>) => {
  const { t } = useTexts()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <ChipRow label={t('queue.shown')}>
        {(['waiting', 'all'] as const).map((each) => (
          <Chip key={each} selected={each === show} onClick={() => onShow(each)}>
            {(each === 'waiting' && waiting) || t(`queue.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <QueryView
        query={query}
        skeleton={<Skeleton height={180} radius="l" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="check-circle" title={empty ?? t('queue.empty')} />}
      >
        {({ list }) => (
          <ul className={styles.cases}>
            {list.map((row) => (
              <li key={rowKey(row)}>{children(row)}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}
