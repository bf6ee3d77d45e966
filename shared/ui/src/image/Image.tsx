import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { useImageAddress } from './use-image-address'
import styles from './Image.module.css'

export type ImageProps = {
  readonly src: string
  readonly avif?: string
  /** Colour of the box until the picture is there. */
  readonly colour?: string
  readonly alt: string
  /** Written into the box when no picture comes; the alternative text unless given. */
  readonly name?: string
  /** Width divided by height: the box has its size before the picture loads. */
  readonly ratio: number
  /** `contain` shows the whole picture, as a logo needs; by default it fills the box. */
  readonly fit?: 'cover' | 'contain'
  /** In the first view: fetched at once and with priority. */
  readonly eager?: boolean
  readonly className?: string
  /** Drawn over the picture. */
  readonly children?: ReactNode
}

export const Image = ({
  src,
  avif,
  colour,
  alt,
  name = alt,
  ratio,
  fit = 'cover',
  eager = false,
  className,
  children,
}: ImageProps) => {
  const { attempt, lastHost, address, onError } = useImageAddress(src)
  // Every host in the better format, then the site itself in the older one, then the name.
  const tries = lastHost + (avif ? 2 : 1)
  return (
    <span className={classNames(styles.box, className)} style={{ backgroundColor: colour }}>
      <span className={styles.ratio} style={{ paddingBottom: `${100 / ratio}%` }} />
      {attempt >= tries ? (
        <span className={styles.name} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {name}
        </span>
      ) : (
        <picture>
          {avif && attempt <= lastHost ? <source type="image/avif" srcSet={address(avif)} /> : null}
          <img
            key={attempt}
            className={classNames(styles.image, fit === 'contain' && styles.whole)}
            src={address(src)}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={eager ? 'high' : undefined}
            draggable={false}
            onError={onError}
          />
        </picture>
      )}
      {children}
    </span>
  )
}
