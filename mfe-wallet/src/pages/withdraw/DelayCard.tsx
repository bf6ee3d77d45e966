import type { ValueOf } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, Icon } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './DelayCard.module.css'

type Delay = NonNullable<ValueOf<'withdrawSettings'>['delay']>

/** Why withdrawals wait, until when, and how the owner ends the wait. */
export const DelayCard = ({ delay: { until, changes } }: { readonly delay: Delay }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const named = changes.flatMap((change) => (change === 'account' ? [] : [t(`withdraw.delay.change.${change}`)]))
  return (
    <Card role="status">
      <h2 className={styles.title}>
        <Icon name="shield-check" size={24} />
        {t('withdraw.delay.title')}
      </h2>
      <p>
        {t('withdraw.delay.text', { time: formatDate(until, tag, 'dateTime', timeZone), changes: named.join(', ') })}
      </p>
      <p className={styles.passkey}>{t('withdraw.delay.passkey')}</p>
    </Card>
  )
}
