import { useErrorText } from '@mosaic/i18n'
import { Button, useLocation } from '@mosaic/ui'
import { FormAlert } from '../layout/FormAlert'
import { useTexts } from '../texts'
import { providerIcons, providerNames } from './providers'
import { useLeaveForProvider } from './use-leave-for-provider'
import { useSocialAuth } from './use-social-auth'

/** One button for each provider that the merchant offers; they lead to the provider and from there to the social page. */
export const SocialButtons = ({ remember }: { readonly remember: boolean }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { search } = useLocation()
  const { auth, providers } = useSocialAuth()
  const { leaving, failure, press } = useLeaveForProvider()
  if (!auth) return null
  return (
    <>
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
      {failure ? <FormAlert text={errorText(failure)} failure={failure} /> : null}
    </>
  )
}
