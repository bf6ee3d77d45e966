import { serverNow } from '@mosaic/i18n'
import { Countdown } from '@mosaic/ui'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import styles from './PromotionStatus.module.css'
import { timeLeftOf } from './time-left'

/** Days, and on the last day the clock. */
export const TimeLeftText = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const left = timeLeftOf(state, serverNow())
  if (left === null) return null
  return (
    <span className={styles.left}>
      {left.days > 0 ? t('left.days', { count: left.days }) : <Countdown label={t('left.label')} until={left.until} />}
    </span>
  )
}
