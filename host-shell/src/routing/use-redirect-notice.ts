import { useErrorText } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useEffect } from 'react'
import { lastSessionEnd } from '../session/session-end'
import { useHostTexts } from '../texts'
import type { RouteDecision } from './decide-route'

/** Explains a redirect: why the requested page is not the one shown. */
export const useRedirectNotice = (decision: RouteDecision, asked: string): void => {
  const { t } = useHostTexts()
  const textOf = useErrorText()
  const why = decision.kind === 'redirect' ? decision.why : null
  useEffect(() => {
    if (why === 'unknown') toast(t('redirect.unknown'), { duration: 'short' })
    if (why === 'agents-only') toast(textOf('login.non.agent'), { duration: 'short' })
    // Logout and expiry already show their own notice.
    if (why === 'login' && lastSessionEnd() === 'none') toast(textOf('in_logged_login'), { duration: 'short' })
  }, [why, asked, t, textOf])
}
