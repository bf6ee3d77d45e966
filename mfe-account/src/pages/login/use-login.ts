import { loginDeviceId, type ApiFailure, type ApiFailureError } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useLinkSocialMutation, useLoginMutation } from '../../api/login'
import { requestPrompt } from '../../passkeys/prompt'
import { clearTicket, type SocialTicket } from '../../social/ticket'
import type { LoginForm } from './login-problems'
import { rememberLogin } from './remembered-login'

type Login = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly submit: (form: LoginForm, captchaFlow: string, remember: boolean) => void
}

/** With a ticket, the same call also connects the provider identity with the account. */
export const useLogin = (
  social: SocialTicket | null,
  handlers: { onDone: () => void; onFailure: (failure: ApiFailure) => void },
): Login => {
  const login = useLoginMutation()
  const link = useLinkSocialMutation()
  const used = social ? link : login
  return {
    pending: used.pending,
    failure: used.failure,
    submit: ({ username, password, captcha }, captchaFlow, remember) => {
      const credentials = { username, password, captcha, captchaFlow, loginDeviceId: loginDeviceId(), remember }
      const onSuccess = (session: ValueOf<'login'>) => {
        if (social) clearTicket()
        rememberLogin({ type: 'username', username, countryDialingCode: '' }, remember)
        requestPrompt()
        signIn(session, { remember })
        handlers.onDone()
      }
      const answers = { onSuccess, onError: (error: ApiFailureError) => handlers.onFailure(error.failure) }
      if (social) link.submit({ body: { ...credentials, socialTicket: social.ticket } }, answers)
      else login.submit({ body: { ...credentials, type: 'username' } }, answers)
    },
  }
}
