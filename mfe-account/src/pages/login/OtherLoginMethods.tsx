import { useFlag } from '@mosaic/session'
import { Button } from '@mosaic/ui'
import { SocialButtons } from '../../social/SocialButtons'
import { useSocialAuth } from '../../social/use-social-auth'
import { useTexts } from '../../texts'
import styles from './LoginPage.module.css'

/** The ways in that need no form, each where the merchant has switched it on. */
export const OtherLoginMethods = ({ remember }: { readonly remember: boolean }) => {
  const { t } = useTexts()
  const freePlay = useFlag('FREEPLAY3')
  const social = useSocialAuth().providers.length > 0
  if (!freePlay && !social) return null
  return (
    <>
      <p className={styles.or}>{t('ways.or')}</p>
      <div className={styles.others}>
        {social ? <SocialButtons remember={remember} /> : null}
        {freePlay ? (
          <Button variant="ghost" block to="/m/trail">
            {t('ways.trial')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
