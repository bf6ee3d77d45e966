import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, Icon } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './DepositForm.module.css'

/** Says above the form that a limit leaves nothing to deposit, and when it begins anew. */
export const UsedUpLimit = ({ renewsAt }: { readonly renewsAt: number | null }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return (
    <Card role="status" className={styles.usedUp}>
      <Icon name="hourglass-medium" size={28} weight="duotone" />
      <p>
        {renewsAt === null
          ? t('deposit.usedUpNow')
          : t('deposit.usedUp', { when: formatDate(renewsAt, tag, 'dateTime', timeZone) })}
      </p>
    </Card>
  )
}
