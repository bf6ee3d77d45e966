import { useFlag } from '@mosaic/session'
import { Button } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './LoginPage.module.css'

/** The ways in that need no form, each where the merchant has switched it on. */
export const OtherWays = () => {
  const { t } = useTexts()
  const freePlay = useFlag('FREEPLAY3')
  if (!freePlay) return null
  return (
    <>
      <p className={styles.or}>{t('ways.or')}</p>
      <div className={styles.others}>
        <Button variant="ghost" block to="/m/trail">
          {t('ways.trial')}
        </Button>
      </div>
    </>
  )
}
