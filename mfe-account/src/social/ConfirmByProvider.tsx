import type { SocialProvider } from '@mosaic/contracts'
import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, useLocation } from '@mosaic/ui'
import { useTexts } from '../texts'
import { providerIcons, providerNames } from './providers'
import { useOpenProvider } from './use-open-provider'

/** Identity proof by a provider; the redirect returns to the page that asked. */
export const ConfirmByProvider = ({ providers }: { readonly providers: readonly SocialProvider[] }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { pathname } = useLocation()
  const { leaving, failure, press } = useOpenProvider()
  const search = `?${new URLSearchParams({ next: pathname }).toString()}`
  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="l"
          block
          icon={providerIcons[provider]}
          loading={leaving === provider}
          onClick={() => void press({ purpose: 'confirm', provider, search, remember: true })}
        >
          {t('confirm.byProvider', { provider: providerNames[provider] })}
        </Button>
      ))}
      {failure ? <FormAlert text={errorText(failure)} failure={failure} /> : null}
    </>
  )
}
