import { refreshWallet, useWallet } from '@mosaic/session'
import { Amount, Button, Card, ErrorState, Skeleton } from '@mosaic/ui'
import { useEffect } from 'react'
import { useTexts } from '../../texts'
import styles from './TotalBalance.module.css'

/** The agent's whole balance in full figures, under the greeting. */
export const TotalBalance = ({ greeting }: { readonly greeting: string }) => {
  const { t } = useTexts()
  const { balance, currency, failure, refreshing } = useWallet()
  useEffect(() => {
    if (balance === null) void refreshWallet()
  }, [balance])
  return (
    <Card tone="brand" className={styles.card}>
      <p className={styles.greeting}>{greeting}</p>
      <p className={styles.label}>{t('home.balance')}</p>
      {balance !== null && currency !== null ? (
        <p>
          <Amount value={balance} currency={currency} size="xl" />
        </p>
      ) : failure && !refreshing ? (
        <ErrorState compact error={failure} onRetry={() => void refreshWallet()} />
      ) : (
        <Skeleton width="58%" height={46} />
      )}
      <div className={styles.ways}>
        <Button icon="hand-coins" variant="secondary" block to="/m/withdraw">
          {t('home.withdraw')}
        </Button>
        <Button icon="plus" block to="/m/voucherCenter">
          {t('home.deposit')}
        </Button>
      </div>
    </Card>
  )
}
