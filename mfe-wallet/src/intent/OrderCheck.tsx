import { useIntentCheck, type ApiResult, type OrderName } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, Card, EmptyState, useFailureToast } from '@mosaic/ui'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts'
import styles from './OrderCheck.module.css'

const titles = {
  walletTransfer: 'check.transfer',
  walletTransferAll: 'check.bringBack',
  depositGateway: 'check.deposit',
  depositQr: 'check.deposit',
  depositTransfer: 'check.deposit',
  withdraw: 'check.withdrawal',
  claimManualRebate: 'check.claim',
} as const satisfies Partial<Record<OrderName, string>>

type CheckedOrder = keyof typeof titles

type OrderCheckProps<N extends CheckedOrder> = {
  readonly names: readonly N[]
  readonly record?: string
  readonly onDone: (value: ValueOf<N>, name: N) => void
  /** The order was refused: the page's state is outdated. */
  readonly onRefused?: () => void
  readonly children: ReactNode
}

/** Null: the order has no amount of its own. */
const amountOf = (request: string): string | null => {
  const body: unknown = JSON.parse(request)
  const amount: unknown = typeof body === 'object' && body !== null && 'amount' in body ? body.amount : null
  return typeof amount === 'string' ? amount : null
}

/** Stands in place of a form until the outcome of its unanswered order is known. */
export const OrderCheck = <N extends CheckedOrder>({
  names,
  record,
  onDone,
  onRefused,
  children,
}: OrderCheckProps<N>) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const { currency } = useMerchant()
  const [passed, setPassed] = useState('')
  const onKnown = (result: ApiResult<ValueOf<N>>, name: N) => {
    if (result.ok) {
      onDone(result.value, name)
      return
    }
    showFailure(result.failure)
    onRefused?.()
  }
  const { intent, asking, ask } = useIntentCheck(names, onKnown)
  if (!intent || passed === intent.key) return children
  // Without its secrets the order can only be sent by the member, under the same key.
  const needsMember = !asking && intent.secret
  const amount = amountOf(intent.request)
  return (
    <Card>
      <div role="status" aria-busy={asking}>
        <EmptyState
          icon="hourglass-medium"
          title={t(titles[intent.name as N])}
          text={t(asking ? 'check.text' : needsMember ? 'check.secret' : 'check.late')}
          action={
            <>
              {amount === null ? null : (
                <p className={styles.amount}>
                  <MoneyAmount value={moneyOf(amount, currency)} currency={currency} size="xl" />
                </p>
              )}
              {record ? (
                <Button variant="secondary" block icon="receipt" to={record}>
                  {t(intent.name === 'withdraw' ? 'withdrawals.title' : 'transfers.title')}
                </Button>
              ) : null}
              {asking ? null : (
                <Button block onClick={needsMember ? () => setPassed(intent.key) : ask}>
                  {t(needsMember ? 'check.again' : 'check.ask')}
                </Button>
              )}
            </>
          }
        />
      </div>
    </Card>
  )
}
