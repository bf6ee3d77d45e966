import { useCallback, useEffect, useState } from 'react'
import type { SocialAuth } from './social-auth'

export type ServiceStart = 'starting' | 'ready' | 'absent'

/** So long may a service take to start before the visitor is told that it cannot be had. */
export const startPatience = 10_000

/** Whether the service is initialised (spec §2). One that fails or hangs is absent; one that comes late after all is taken. */
export const useServiceStart = (
  auth: SocialAuth | null,
): { readonly state: ServiceStart; readonly again: () => void } => {
  const [state, setState] = useState<ServiceStart>('starting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!auth) return undefined
    let here = true
    const tell = (now: ServiceStart) => {
      if (here) setState(now)
    }
    tell('starting')
    const patience = setTimeout(() => tell('absent'), startPatience)
    auth
      .ready()
      .catch(() => false)
      .then((there) => {
        clearTimeout(patience)
        tell(there ? 'ready' : 'absent')
      })
    return () => {
      here = false
      clearTimeout(patience)
    }
  }, [auth, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, again }
}
