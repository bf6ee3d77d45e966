import { Skeleton } from '@mosaic/ui'
import styles from './RecordSkeleton.module.css'

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
