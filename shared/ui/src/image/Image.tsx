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
  /** Width divided by height: the box keeps its size whatever arrives. */
  readonly ratio: number
  /** In the first view: fetched at once and with priority. */
  readonly eager?: boolean
  readonly className?: string
  /** Drawn over the picture. */
  readonly children?: ReactNode
}

export const Image = ({ src, avif, colour, alt, ratio, eager = false, className, children }: ImageProps) => {
  const { address, onError } = useImageAddress(src)
  return (
  <span className={classNames(styles.box, className)} style={{ paddingBottom: `${100 / ratio}%`, backgroundColor: colour }}>
    <picture>
      {avif ? <source type="image/avif" srcSet={address(avif)} /> : null}
      <img className={styles.image} src={address(src)} alt={alt} onError={onError} loading={eager ? 'eager' : 'lazy'} decoding="async" fetchPriority={eager ? 'high' : undefined} draggable={false} />
    </picture>
    {children}
  </span>
)
}
