import type { StatePicture } from '@mosaic/contracts'
import { classNames } from '../class-names'
import { Icon, type IconWeight } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import { useImageAddress } from '../image/use-image-address'
import styles from './State.module.css'
import { pictureOf } from './state-pictures'

export type StateMarkProps = {
  readonly picture?: StatePicture
  /** Fallback where the merchant has no such picture or it fails to load. */
  readonly icon: IconName
  readonly weight?: IconWeight
  readonly failed?: boolean
}

/** Picture or icon of a screen without content; its size is the same in both cases. */
export const StateMark = ({ picture, icon, weight, failed = false }: StateMarkProps) => {
  const path = pictureOf(picture)
  const { attempt, lastHost, address, onError } = useImageAddress(path)
  const drawn = path !== '' && attempt <= lastHost
  return (
    <span className={path === '' ? undefined : styles.room}>
      {drawn ? (
        <img
          className={styles.picture}
          src={address(path)}
          alt=""
          width={176}
          height={132}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
      ) : (
        <span className={classNames(styles.medal, failed && styles.failed)}>
          <Icon name={icon} size={40} weight={weight} />
        </span>
      )}
    </span>
  )
}
