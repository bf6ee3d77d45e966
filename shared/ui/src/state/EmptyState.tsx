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
  /** One line with its action, inside a card or a rail. */
  readonly compact?: boolean
  readonly className?: string
}

export const EmptyState = ({ icon = 'tray', art, title, text, action, compact = false, className }: EmptyStateProps) =>
  compact ? (
    <div className={classNames(styles.compact, className)}>
      <p className={styles.text}>{title}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  ) : (
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
