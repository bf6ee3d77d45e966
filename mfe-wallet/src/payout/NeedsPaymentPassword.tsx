import { Button, Card, EmptyState } from '@mosaic/ui'
import { useTexts } from '../texts'

/** Replaces forms that ask for the payment password; the security centre sets it. */
export const NeedsPaymentPassword = () => {
  const { t } = useTexts()
  return (
    <Card>
      <EmptyState
        icon="key"
        title={t('payout.noPasswordTitle')}
        text={t('payout.noPasswordText')}
        action={<Button to="/m/securityCenter">{t('payout.setPassword')}</Button>}
      />
    </Card>
  )
}
