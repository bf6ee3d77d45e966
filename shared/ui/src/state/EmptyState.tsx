import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './State.module.css'

export type EmptyStateProps = {
  readonly icon?: IconName
  /** A picture instead of the icon. */
  readonly art?: ReactNode
  readonly title: string
  readonly text?: string
  /** The next step: usually a Button. */
  readonly action?: ReactNode
  readonly className?: string
}

export const EmptyState = ({ icon = 'tray', art, title, text, action, className }: EmptyStateProps) => (
  <div className={classNames(styles.state, className)}>
    {art ?? (
      <span className={styles.medal}>
        <Icon name={icon} size={40} />
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
)
