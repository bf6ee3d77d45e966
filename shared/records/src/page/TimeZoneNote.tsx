import { serverNow } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useTexts } from '../texts'
import styles from './TimeZoneNote.module.css'
import { zoneName } from './zone-name'

/** Days and times of a record are the merchant's, wherever the member is. */
export const TimeZoneNote = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return <p className={styles.note}>{t('zone', { zone: zoneName(timeZone, tag, serverNow()) })}</p>
}
