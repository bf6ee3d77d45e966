import { useCallback, useEffect, useState } from 'react'
import type { SocialAuth } from './social-auth'

type ServiceState = 'starting' | 'ready' | 'absent'

/** Limit for the start of a service, after which the visitor sees a failure. */
export const startTimeoutMs = 10_000

/** Whether the service is initialised (spec §2). One that fails or hangs is absent; one that comes late after all is taken. */
export const useServiceStart = (
  auth: SocialAuth | null,
): { readonly state: ServiceState; readonly restart: () => void } => {
  const [state, setState] = useState<ServiceState>('starting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!auth) return undefined
    let mounted = true
    const setIfMounted = (now: ServiceState) => {
      if (mounted) setState(now)
    }
    setIfMounted('starting')
    const timeout = setTimeout(() => setIfMounted('absent'), startTimeoutMs)
    auth
      .ready()
      .catch(() => false)
      .then((isReady) => {
        clearTimeout(timeout)
        setIfMounted(isReady ? 'ready' : 'absent')
      })
    return () => {
      mounted = false
      clearTimeout(timeout)
    }
  }, [auth, attempt])
  const restart = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, restart }
}
