import { Skeleton } from '@mosaic/ui'
import styles from './RowsSkeleton.module.css'

/** The shape of a list of rows of one height, in px. */
export const RowsSkeleton = ({ height, rows = 5 }: { readonly height: number; readonly rows?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton height={height} />
      </div>
    ))}
  </div>
)
