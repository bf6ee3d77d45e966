import { loginDeviceId, useApiMutation, type ApiFailure } from '@mosaic/api-client'
import { signIn } from '@mosaic/session'
import type { LoginForm } from './login-problems'
import { rememberLogin } from './remembered-login'

type Login = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly submit: (form: LoginForm, captchaFlow: string, remember: boolean) => void
}

export const useLogin = (handlers: { onDone: () => void; onFailure: (failure: ApiFailure) => void }): Login => {
  const login = useApiMutation('login')
  return {
    pending: login.pending,
    failure: login.failure,
    submit: (form, captchaFlow, remember) => {
      const { username, password, captcha } = form
      login.submit(
        { body: { type: 'username', username, password, captcha, captchaFlow, loginDeviceId: loginDeviceId(), remember } },
        {
          onSuccess: (session) => {
            rememberLogin({ type: 'username', username, countryDialingCode: '' }, remember)
            signIn(session, { remember })
            handlers.onDone()
          },
          onError: (error) => handlers.onFailure(error.failure),
        },
      )
    },
  }
}
