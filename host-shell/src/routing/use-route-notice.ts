import { useErrorText } from '@mosaic/i18n'
import { toast, useFailureToast } from '@mosaic/ui'
import { useEffect } from 'react'
import { lastSessionEnd } from '../session/session-end'
import type { RouteDecision } from './decide-route'

/** Explains why the requested page is not the one shown: a redirect, or a refusal (spec §4: `free_reject`). */
export const useRouteNotice = (decision: RouteDecision, asked: string): void => {
  const textOf = useErrorText()
  const showFailure = useFailureToast()
  const why = decision.kind === 'redirect' ? decision.why : decision.kind === 'refused' ? 'refused' : null
  useEffect(() => {
    if (why === 'agents-only') toast(textOf('login.non.agent'), { duration: 'short' })
    if (why === 'refused') showFailure({ code: 'free_reject' })
    // Logout and expiry already show their own notice.
    if (why === 'login' && lastSessionEnd() === 'none') toast(textOf('in_logged_login'), { duration: 'short' })
  }, [why, asked, textOf, showFailure])
}
