import { useState } from 'react'
import { classNames } from '../class-names'
import styles from './Avatar.module.css'

export type AvatarProps = {
  /** Accessible name; its first letter replaces a missing picture. */
  readonly name: string
  readonly src?: string
  readonly size?: number
  readonly className?: string
}

export const Avatar = ({ name, src, size = 44, className }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(styles.avatar, className)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
    >
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} className={styles.picture} onError={() => setFailed(src)} />
      ) : (
        (Array.from(name.trim())[0] ?? '?').toUpperCase()
      )}
    </span>
  )
}
