import { useApiMutation, type ApiFailure } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useState } from 'react'
import { isRefusedCode } from './use-invitation'

type Registration = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly submit: (body: BodyOf<'register'>, typedCode: string) => Promise<void>
}

/** Checks a typed invitation once more, registers, and takes over the session that comes with the new account. */
export const useRegistration = (handlers: { onDone: () => void; onRefusedCode: () => void; onFailure: (code: string) => void }): Registration => {
  const [checking, setChecking] = useState(false)
  const register = useApiMutation('register')
  return {
    pending: checking || register.pending,
    failure: register.failure,
    submit: async (body, typedCode) => {
      setChecking(true)
      const refused = await isRefusedCode(typedCode)
      setChecking(false)
      if (refused) {
        handlers.onRefusedCode()
        return
      }
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
