import { useApiMutation, type ApiFailure } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useState } from 'react'
import type { RegistrationWay } from './registration-form'
import { isRefusedCode } from './use-invitation'

type Registration = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly submit: (way: RegistrationWay, body: BodyOf<'register'>, typedCode: string) => Promise<void>
}

/** Checks a typed invitation once more, registers, and takes over the session that comes with the new account. */
export const useRegistration = (handlers: { onDone: () => void; onRefusedCode: () => void; onFailure: (code: string) => void }): Registration => {
  const [checking, setChecking] = useState(false)
  const byName = useApiMutation('register')
  const byNumber = useApiMutation('registerMobile')
  return {
    pending: checking || byName.pending || byNumber.pending,
    failure: byName.failure ?? byNumber.failure,
    submit: async (way, body, typedCode) => {
      byName.reset()
      byNumber.reset()
      setChecking(true)
      const refused = await isRefusedCode(typedCode)
      setChecking(false)
      if (refused) {
        handlers.onRefusedCode()
        return
      }
      const register = way === 'mobile' ? byNumber : byName
      register.submit(
        { body },
        {
          onSuccess: (session) => {
            signIn(session)
            handlers.onDone()
          },
          onError: (error) => handlers.onFailure(error.failure.code),
        },
      )
    },
  }
}
