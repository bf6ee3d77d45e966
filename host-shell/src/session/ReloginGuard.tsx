import { bus } from '@mosaic/event-bus'
import { useErrorText } from '@mosaic/i18n'
import { toast, useLocation, useNavigate } from '@mosaic/ui'
import { useEffect } from 'react'
import { loginWithReturn } from '../routing/decide-route'
import { listenForRelogin } from './relogin-messages'

/** Shows that the session is over; a session end reported by a game leads to the login (spec §4). */
export const ReloginGuard = ({ origins }: { readonly origins: readonly string[] }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const textOf = useErrorText()
  useEffect(() => bus.on('session.relogin@1', () => toast(textOf('in_been_out'), { duration: 'short' })), [textOf])
  useEffect(
    () => listenForRelogin({ origins, onConfirmed: () => navigate(loginWithReturn({ pathname, search })) }),
    [origins, navigate, pathname, search],
  )
  return null
}
