import type { ApiFailure } from '@mosaic/api-client'
import { socialPath, type SocialProvider } from '@mosaic/contracts'
import { useEffect, useState } from 'react'
import { storeIntent, type SocialIntent } from './intent'
import { leavePage } from './leave-page'
import { useSocialAuth } from './use-social-auth'

type OpenProvider = {
  readonly leaving: SocialProvider | null
  readonly failure: ApiFailure | null
  readonly press: (intent: SocialIntent) => Promise<void>
}

/** The way to a provider, at once or over the page whose policy lets the provider's scripts in. */
export const useOpenProvider = (): OpenProvider => {
  const { auth } = useSocialAuth()
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  useEffect(() => {
    // A visitor who returns by the back button finds this page unchanged.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(null)
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  const press = async (intent: SocialIntent) => {
    if (leaving || !auth) return
    setLeaving(intent.provider)
    setFailure(null)
    if (auth.needsSocialPage) {
      storeIntent(intent)
      leavePage(`${socialPath}?provider=${intent.provider}`)
      return
    }
    const outcome = await auth.begin(intent)
    if (outcome.kind === 'left') return
    setLeaving(null)
    if (outcome.kind === 'failed') setFailure(outcome.failure)
  }
  return { leaving, failure, press }
}
