import type { Announcement } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import { Icon } from '@mosaic/ui'
import { useTexts } from '../texts'
import { periodOf } from './period'
import styles from './PeriodLine.module.css'

export const PeriodLine = ({ promotion }: { readonly promotion: Announcement }) => {
  const { t } = useTexts()
  const { timeZone } = useMerchant()
  const period = periodOf(promotion, timeZone)
  return (
    <span className={styles.line}>
      <Icon name="calendar" size={16} weight="regular" className={styles.icon} />
      {period.kind === 'range' ? t('period.range', { from: period.from, to: period.to }) : t('period.longTerm')}
    </span>
  )
}
