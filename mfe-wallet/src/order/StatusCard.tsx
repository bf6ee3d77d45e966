import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Receipt } from '@mosaic/records'
import {
  Card,
  classNames,
  DefinitionRows,
  Icon,
  Skeleton,
  Spinner,
  type DefinitionRow,
  type IconName,
} from '@mosaic/ui'
import type { ReactNode } from 'react'
import styles from './StatusCard.module.css'

export type StatusMark = { readonly icon: IconName; readonly tone: 'waiting' | 'done' | 'failed' | 'late' }

type StatusCardProps = {
  readonly mark: StatusMark
  readonly title: string
  readonly text: string
  readonly order: { readonly amount: string; readonly currency: string }
  readonly rows: readonly DefinitionRow[]
  /** The next step of an open order, above its receipt. */
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** State and receipt of an order. */
export const StatusCard = ({ mark: { icon, tone }, title, text, order, rows, children, actions }: StatusCardProps) => {
  const waits = tone === 'waiting'
  return (
    <>
      <Card className={styles.status}>
        <Receipt open={waits}>
          <div role="status">
            <span className={classNames(styles.medal, styles[tone])}>
              {waits ? <Spinner size={72} /> : null}
              <span className={styles.mark}>
                <Icon name={icon} size={waits ? 32 : 56} weight={waits ? 'duotone' : 'fill'} />
              </span>
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <p className={styles.amount}>
            <MoneyAmount value={moneyOf(order.amount, order.currency)} currency={order.currency} size="xl" />
          </p>
          {children}
          <DefinitionRows rows={rows} />
        </Receipt>
      </Card>
      <div className={styles.actions}>{actions}</div>
    </>
  )
}

export const StatusSkeleton = () => (
  <Card className={styles.status} aria-hidden="true">
    <Skeleton width={88} height={88} radius="pill" className={styles.middle} />
    <Skeleton width="60%" height={26} className={styles.middle} />
    <Skeleton width="46%" height={44} className={styles.middle} />
    <Skeleton lines={5} />
  </Card>
)
