import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, useLocation } from '@mosaic/ui'
import { useTexts } from '../texts'
import { providerIcons, providerNames } from './providers'
import styles from './SocialButtons.module.css'
import { useOpenProvider } from './use-open-provider'
import { useServiceStart } from './use-service-start'
import { useSocialAuth } from './use-social-auth'

/**
 * One button for each provider of the merchant, once its service is initialised (spec §2). A provider with its own
 * page starts there.
 */
export const SocialButtons = ({ remember }: { readonly remember: boolean }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { search } = useLocation()
  const { auth, providers } = useSocialAuth()
  const { leaving, failure, press } = useOpenProvider()
  const startsHere = auth?.needsSocialPage === false
  const { state, restart } = useServiceStart(startsHere ? auth : null)
  if (!auth || providers.length === 0) return null
  const shown = !startsHere || state === 'ready'
  return (
    <>
      <div className={styles.place}>
        <div className={styles.buttons} aria-hidden={!shown}>
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="secondary"
              block
              icon={providerIcons[provider]}
              loading={leaving === provider}
              onClick={() => void press({ purpose: 'login', provider, search, remember })}
            >
              {t('social.goOn', { provider: providerNames[provider] })}
            </Button>
          ))}
        </div>
        {startsHere && state === 'absent' ? (
          <div>
            <FormAlert text={errorText('social.unavailable')} failure={null} />
            <Button variant="secondary" block onClick={restart}>
              {t('social.retry')}
            </Button>
          </div>
        ) : null}
      </div>
      {failure ? <FormAlert text={errorText(failure)} failure={failure} /> : null}
    </>
  )
}
