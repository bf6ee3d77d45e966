import type { ValueOf } from '@mosaic/contracts'
import { Button, Card, EmptyState, QueryView, Screen, Skeleton } from '@mosaic/ui'
import { useKycQuery } from '../../api/kyc'
import { useTexts } from '../../texts'
import { DocumentForm } from './DocumentForm'
import styles from './KycPage.module.css'

const State = ({ kyc }: { readonly kyc: ValueOf<'kyc'> }) => {
  const { t } = useTexts()
  if (kyc.state === 'PENDING')
    return <EmptyState icon="hourglass-medium" title={t('kyc.pendingTitle')} text={t('kyc.pendingText')} />
  if (kyc.state === 'VERIFIED')
    return (
      <EmptyState
        icon="shield-check"
        title={t('kyc.verifiedTitle')}
        text={t('kyc.verifiedText')}
        action={<Button to="/m/withdraw">{t('kyc.withdraw')}</Button>}
      />
    )
  return (
    <>
      {kyc.state === 'REJECTED' ? (
        <Card role="status">
          <p className={styles.rejected}>{t('kyc.rejectedTitle')}</p>
          <p className={styles.reason}>{kyc.reason}</p>
        </Card>
      ) : null}
      <p className={styles.lead}>{t(kyc.required ? 'kyc.leadRequired' : 'kyc.lead')}</p>
      <DocumentForm sides={kyc.sides} />
    </>
  )
}

/** NONE → PENDING → VERIFIED or REJECTED (domain §8.38), with the action for each. */
const KycPage = () => {
  const { t } = useTexts()
  return (
    <Screen title={t('kyc.title')} className={styles.page}>
      <QueryView query={useKycQuery()} skeleton={<Skeleton height={320} radius="l" />}>
        {(kyc) => <State kyc={kyc} />}
      </QueryView>
    </Screen>
  )
}

export default KycPage
