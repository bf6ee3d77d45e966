import { Screen, Skeleton } from '@mosaic/ui'
import styles from './PageSkeleton.module.css'

/** The shape of a page that is on its way: heading, a card, rows. Also what the edge paints. */
export const PageSkeleton = () => (
  <Screen>
    <div className={styles.blocks} aria-hidden="true">
      <Skeleton height={120} radius="l" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  </Screen>
)
