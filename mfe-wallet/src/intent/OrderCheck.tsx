import { useIntentCheck, type ApiResult } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { Button, Card, EmptyState, useFailureToast } from '@mosaic/ui'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts'

type OrderName =
  | 'walletTransfer'
  | 'walletTransferAll'
  | 'depositGateway'
  | 'depositQr'
  | 'depositTransfer'
  | 'withdraw'
  | 'claimManualRebate'

type OrderCheckProps<N extends OrderName> = {
  readonly names: readonly N[]
  readonly record?: string
  readonly onDone: (value: ValueOf<N>, name: N) => void
  /** The order was refused: the page's state is outdated. */
  readonly onRefused?: () => void
  readonly children: ReactNode
}

const titles = {
  walletTransfer: 'check.transfer',
  walletTransferAll: 'check.bringBack',
  depositGateway: 'check.deposit',
  depositQr: 'check.deposit',
  depositTransfer: 'check.deposit',
  withdraw: 'check.withdrawal',
  claimManualRebate: 'check.claim',
} as const satisfies Record<OrderName, string>

/** Stands in place of a form until the outcome of its unanswered order is known. */
export const OrderCheck = <N extends OrderName>({ names, record, onDone, onRefused, children }: OrderCheckProps<N>) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
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
  return (
    <Card>
      <div role="status" aria-busy={asking}>
        <EmptyState
          icon="hourglass-medium"
          title={t(titles[intent.name as N])}
          text={t(asking ? 'check.text' : needsMember ? 'check.secret' : 'check.late')}
          action={
            <>
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
