import { useIntentCheck, type ApiResult, type IdempotentName } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, Card, EmptyState, useFailureToast } from '@mosaic/ui'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts'
import { amountOf } from './order-amount'
import styles from './OrderCheck.module.css'

/** Every call whose key stays with the request has its question. */
const titles = {
  walletTransfer: 'check.transfer',
  walletTransferAll: 'check.bringBack',
  depositGateway: 'check.deposit',
  depositQr: 'check.deposit',
  depositTransfer: 'check.deposit',
  withdraw: 'check.withdrawal',
  addPayoutAccount: 'check.payoutAccount',
  claimManualRebate: 'check.cashback',
  claimPromotion: 'check.reward',
  claimRedRain: 'check.reward',
  claimPromoCode: 'check.code',
  claimLoginPromotion: 'check.checkIn',
  joinPromotion: 'check.application',
  forfeitBonus: 'check.bonus',
  enterRoom: 'check.room',
  openAccount: 'check.account',
  sendMessage: 'check.message',
  replyMessage: 'check.message',
  feedback: 'check.message',
  sendChatPicture: 'check.picture',
  addPromotionImage: 'check.picture',
  addKycImage: 'check.picture',
  depositProof: 'check.picture',
  submitKyc: 'check.documents',
  giveRedRain: 'check.rain',
  transferDownline: 'check.transfer',
  offerContract: 'check.contractOffer',
  answerDividend: 'check.contractAnswer',
  answerDailySalary: 'check.contractAnswer',
  answerHourlySalary: 'check.contractAnswer',
} as const satisfies Record<IdempotentName, string>

type OrderCheckProps<N extends IdempotentName> = {
  readonly names: readonly N[]
  /** Only the request with this body; without it, any of these calls. */
  readonly body?: unknown
  /** Where the member finds what was carried out. */
  readonly record?: { readonly to: string; readonly label: string }
  /** One line in a card or a row. */
  readonly compact?: boolean
  readonly onDone: (value: ValueOf<N>, name: N, request: string) => void
  /** The request was refused: the page's state is outdated. */
  readonly onRefused?: () => void
  readonly children: ReactNode
}

/** Stands in place of a form or a button until the outcome of its unanswered request is known. */
export const OrderCheck = <N extends IdempotentName>({
  names,
  body,
  record,
  compact = false,
  onDone,
  onRefused,
  children,
}: OrderCheckProps<N>) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const { currency } = useMerchant()
  const [passed, setPassed] = useState('')
  const onKnown = (result: ApiResult<ValueOf<N>>, name: N, request: string) => {
    if (result.ok) {
      onDone(result.value, name, request)
      return
    }
    showFailure(result.failure)
    onRefused?.()
  }
  const { intent, asking, ask } = useIntentCheck(names, onKnown, body)
  if (!intent || passed === intent.key) return children
  // Without its secrets the order can only be sent by the member, under the same key.
  const needsMember = !asking && intent.secret
  const amount = amountOf(intent.request)
  const state = (
    <div role="status" aria-busy={asking}>
      <EmptyState
        compact={compact}
        icon="hourglass-medium"
        title={t(titles[intent.name])}
        text={t(asking ? 'check.text' : needsMember ? 'check.secret' : 'check.late')}
        action={
          <>
            {amount === null ? null : (
              <p className={styles.amount}>
                <MoneyAmount value={moneyOf(amount, currency)} currency={currency} size="xl" />
              </p>
            )}
            {record ? (
              <Button variant="secondary" block icon="receipt" to={record.to}>
                {record.label}
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
  )
  return compact ? state : <Card>{state}</Card>
}
