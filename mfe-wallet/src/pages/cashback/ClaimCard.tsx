import type { ValueOf } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { formatDate, formatMoney } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Button, Card, ErrorState, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useClaimCashbackMutation, useRefreshCashback } from '../../api/cashback'
import { useTexts } from '../../texts'
import styles from './ClaimCard.module.css'

export type Cashback = ValueOf<'manualRebate'>

/** What is ready, and the one button that brings it into the balance. */
export const ClaimCard = ({ cashback }: { readonly cashback: Cashback }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const [refreshing, setRefreshing] = useState(false)
  const claim = useClaimCashbackMutation()
  const refresh = useRefreshCashback()
  /** Until the new state is loaded, the button belongs to the finished claim. */
  const refreshCard = () => {
    setRefreshing(true)
    void refresh().finally(() => setRefreshing(false))
  }
  const { currency, claimable, expiresAt } = cashback
  const total = moneyOf(cashback.total, currency)
  const onDone = ({ amount }: ValueOf<'claimManualRebate'>) => {
    refreshCard()
    const paid = moneyOf(amount, currency)
    if (paid !== null) toast(t('cashback.claimed', { amount: formatMoney(paid, currency, tag) }))
  }
  const submit = () => claim.submit({}, { onSuccess: onDone, onError: refreshCard })
  return (
    <OrderCheck names={['claimManualRebate']} onDone={onDone} onRefused={refreshCard}>
      <Card tone="brand">
        <p className={styles.label}>{t('cashback.ready')}</p>
        <p>
          <MoneyAmount value={total} currency={currency} size="xl" />
        </p>
        <p className={styles.note}>
          {claimable && expiresAt !== null ? (
            t('cashback.lapses', { date: formatDate(expiresAt, tag, 'dateTime', timeZone) })
          ) : (
            <MoneySentence
              values={[moneyOf(cashback.minimum, currency)]}
              currency={currency}
              words={(amount = '') => t('cashback.minimum', { amount })}
            />
          )}
        </p>
        {claim.failure ? <ErrorState compact error={claim.failure} /> : null}
        {/* No claim of an amount that the member cannot see. */}
        <Button
          size="l"
          block
          loading={claim.pending || refreshing}
          disabled={!claimable || total === null}
          onClick={submit}
        >
          {claimable && total !== null
            ? t('cashback.claim', { amount: formatMoney(total, currency, tag) })
            : t('cashback.claimEmpty')}
        </Button>
      </Card>
    </OrderCheck>
  )
}
