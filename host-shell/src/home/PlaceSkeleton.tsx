import { Skeleton } from '@mosaic/ui'
import styles from './PlaceSkeleton.module.css'

/** From this height on a place holds shelves of tiles rather than one banner or line. */
const shelvesFrom = 320

const Shelf = () => (
  <div className={styles.shelf}>
    <Skeleton width={132} height={22} radius="s" />
    <div className={styles.tiles}>
      {[0, 1, 2].map((tile) => (
        <div key={tile} className={styles.tile}>
          <Skeleton ratio={3 / 4} />
        </div>
      ))}
    </div>
  </div>
)

/** The shape of a part of the home page that is on its way, with exactly its declared height. */
export const PlaceSkeleton = ({ height }: { readonly height: number }) => (
  <div className={styles.place} style={{ height }} aria-hidden="true">
    {height < shelvesFrom ? <Skeleton height={height} radius="l" /> : [0, 1, 2, 3].map((shelf) => <Shelf key={shelf} />)}
  </div>
)
