import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Position of this page in the site's own history; 0 is where the visitor came in. */
const ownHistoryIndex = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Goes one page back within the site; a visitor who entered on this page goes to `home`. */
export const useGoBack = (target: 'history' | 'home' = 'history', home = '/m/home'): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    if (target === 'history' && ownHistoryIndex() > 0) navigate(-1)
    else navigate(home, { replace: target === 'history' })
  }, [navigate, target, home])
}
