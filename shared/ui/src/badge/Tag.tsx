import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './Tag.module.css'

export type TagProps = {
  readonly tone: 'hot' | 'new' | 'vip' | 'positive' | 'negative' | 'muted'
  readonly icon?: IconName
  readonly className?: string
  readonly children: ReactNode
}

export const Tag = ({ tone, icon, className, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], className)}>
    {icon ? <Icon name={icon} size={14} weight="fill" className={styles.icon} /> : null}
    <span className={styles.text}>{children}</span>
  </span>
)
