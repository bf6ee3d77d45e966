import type { FirstPicture } from '@mosaic/remote-kit'
import { Image, Skeleton } from '@mosaic/ui'
import styles from './PlaceSkeleton.module.css'

/** From this height on a place holds shelves of tiles rather than one banner or line. */
const railsFrom = 320

const RailSkeleton = () => (
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

type PlaceSkeletonProps = { readonly height: number; readonly picture?: FirstPicture }

const Inside = ({ height, picture }: PlaceSkeletonProps) => {
  if (picture)
    return (
      <Image
        eager
        src={picture.url}
        colour={picture.colour}
        ratio={picture.width / picture.height}
        alt=""
        className={styles.picture}
      />
    )
  return height < railsFrom ? (
    <Skeleton height={height} radius="l" />
  ) : (
    [0, 1, 2, 3].map((rail) => <RailSkeleton key={rail} />)
  )
}

/** The shape of a part of the home page that is on its way, with exactly its declared height. */
export const PlaceSkeleton = (props: PlaceSkeletonProps) => (
  <div className={styles.place} style={{ height: props.height }} aria-hidden="true">
    <Inside {...props} />
  </div>
)
