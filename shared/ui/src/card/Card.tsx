import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './Card.module.css'

export type CardProps = ComponentPropsWithRef<'div'> & {
  readonly tone?: 'plain' | 'brand' | 'sunken'
  readonly padded?: boolean
}

export const Card = ({ tone = 'plain', padded = true, className, ...rest }: CardProps) => (
  <div {...rest} className={classNames(styles.card, styles[tone], padded && styles.padded, className)} />
)
