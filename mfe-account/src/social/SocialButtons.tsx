import type { ApiFailure } from '@mosaic/api-client'
import { socialPath, type SocialProvider } from '@mosaic/contracts'
import { useErrorText } from '@mosaic/i18n'
import { Button, useLocation, type IconName } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { FormAlert } from '../layout/FormAlert'
import { useTexts } from '../texts'
import { keepIntent } from './intent'
import { leavePage } from './leave-page'
import { useSocialAuth } from './use-social-auth'

export const providerIcons: Readonly<Record<SocialProvider, IconName>> = { google: 'google-logo', facebook: 'facebook-logo' }
/** Names of houses, which no language translates. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** One button for each provider that the merchant offers; they lead to the provider and from there to the social page. */
export const SocialButtons = ({ remember }: { readonly remember: boolean }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { search } = useLocation()
  const { auth, providers } = useSocialAuth()
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  useEffect(() => {
    // Who comes back by the browser's button finds this page as he left it.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(null)
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  if (!auth) return null
  const press = async (provider: SocialProvider) => {
    if (leaving) return
    setLeaving(provider)
    setFailure(null)
    const intent = { provider, search, remember }
    if (auth.onOwnPage) {
      keepIntent(intent)
      leavePage(`${socialPath}?provider=${provider}`)
      return
    }
    const outcome = await auth.begin(intent)
    if (outcome.kind === 'left') return
    setLeaving(null)
    if (outcome.kind === 'failed') setFailure(outcome.failure)
  }
  return (
    <>
      {providers.map((provider) => (
        <Button key={provider} variant="secondary" block icon={providerIcons[provider]} loading={leaving === provider} onClick={() => void press(provider)}>
          {t('social.goOn', { provider: providerNames[provider] })}
        </Button>
      ))}
      {failure ? <FormAlert text={errorText(failure)} failure={failure} /> : null}
    </>
  )
}
