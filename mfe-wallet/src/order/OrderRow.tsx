import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { ListRow, Tag, type IconName, type TagProps } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './OrderRow.module.css'

type OrderRowProps = {
  readonly icon: IconName
  readonly title: string
  /** Path of its status page. */
  readonly to: string
  readonly order: { readonly amount: string; readonly currency: string; readonly createdAt: number }
  readonly tone: TagProps['tone']
  readonly state: string
  /** The bonus of a deposit, for example. */
  readonly note?: ReactNode
}

/** A deposit or a withdrawal in its record. */
export const OrderRow = ({ icon, title, to, order, tone, state, note }: OrderRowProps) => {
  const { tag } = useTexts()
  const { timeZone } = useMerchant()
  return (
    <ListRow
      icon={icon}
      to={to}
      title={title}
      detail={
        <>
          {formatDate(order.createdAt, tag, 'dateTime', timeZone)}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </>
      }
      value={
        <span className={styles.money}>
          <MoneyAmount value={moneyOf(order.amount, order.currency)} currency={order.currency} />
          <Tag tone={tone}>{state}</Tag>
        </span>
      }
    />
  )
}
