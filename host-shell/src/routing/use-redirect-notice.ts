import { useErrorText } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useEffect } from 'react'
import { lastSessionEnd } from '../session/session-end'
import { useHostTexts } from '../texts'
import type { RouteDecision } from './decide-route'

/** Nobody is sent elsewhere without a word: says why the page that was asked for is not the one that is shown. */
export const useRedirectNotice = (decision: RouteDecision, asked: string): void => {
  const { t } = useHostTexts()
  const textOf = useErrorText()
  const why = decision.kind === 'redirect' ? decision.why : null
  useEffect(() => {
    if (why === 'unknown') toast(t('redirect.unknown'), { duration: 'short' })
    if (why === 'agents-only') toast(textOf('login.non.agent'), { duration: 'short' })
    // After a logout or an expiry the visitor has been told already.
    if (why === 'login' && lastSessionEnd() === 'none') toast(textOf('in_logged_login'), { duration: 'short' })
  }, [why, asked, t, textOf])
}
