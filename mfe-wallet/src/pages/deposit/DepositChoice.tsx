import { OrderCheck } from '@mosaic/forms'
import { Card, EmptyState, QueryView, Skeleton } from '@mosaic/ui'
import { useDepositSettingsQuery, useInvalidateDepositSettings } from '../../api/deposits'
import { useTexts } from '../../texts'
import { DepositForm } from './DepositForm'
import styles from './DepositForm.module.css'
import { OpenDeposits } from './OpenDeposits'
import { useShowDeposit } from './use-deposit-order'

const FormSkeleton = () => (
  <div aria-hidden="true" className={styles.form}>
    <Card>
      <div className={styles.tilesWait}>
        <Skeleton height={84} />
        <Skeleton height={84} />
        <Skeleton height={84} />
      </div>
    </Card>
    <Card>
      <Skeleton width="46%" height={54} className={styles.middle} />
      <Skeleton width="70%" height={16} radius="s" className={styles.middle} />
      <Skeleton height={96} />
    </Card>
    <Skeleton height={54} />
  </div>
)

const orders = ['depositGateway', 'depositQr', 'depositTransfer'] as const

/** The methods of this member and merchant, or the reason why there are none. */
export const DepositChoice = () => {
  const { t } = useTexts()
  const settings = useDepositSettingsQuery()
  const showDeposit = useShowDeposit()
  const invalidateSettings = useInvalidateDepositSettings()
  return (
    <QueryView
      query={settings}
      skeleton={<FormSkeleton />}
      isEmpty={({ methods }) => methods.length === 0}
      empty={<EmptyState icon="wallet" title={t('deposit.noMethodsTitle')} text={t('deposit.noMethodsText')} />}
    >
      {(known) => (
        <>
          <OpenDeposits deposits={known.open} />
          <OrderCheck names={orders} onDone={showDeposit} onRefused={invalidateSettings}>
            <DepositForm settings={known} />
          </OrderCheck>
        </>
      )}
    </QueryView>
  )
}
