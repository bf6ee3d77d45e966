import type { StatePicture } from '@mosaic/contracts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import type { IconName } from '../icon/icon-names'
import { StateMark } from './StateMark'
import styles from './State.module.css'

export type EmptyStateProps = {
  readonly icon?: IconName
  /** The merchant's picture of this state, instead of the icon. */
  readonly picture?: StatePicture
  readonly title: string
  readonly text?: string
  /** The next step: usually a Button. */
  readonly action?: ReactNode
  /** One line with its action, inside a card or a rail. */
  readonly compact?: boolean
  readonly className?: string
}

export const EmptyState = ({
  icon = 'tray',
  picture,
  title,
  text,
  action,
  compact = false,
  className,
}: EmptyStateProps) =>
  compact ? (
    <div className={classNames(styles.compact, className)}>
      <p className={styles.text}>{title}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  ) : (
    <div className={classNames(styles.state, className)}>
      <StateMark picture={picture} icon={icon} />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
