import type { ApiFailure, ApiFailureError } from '@mosaic/api-client'
import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useState } from 'react'
import { useRegister, useRegisterMobile, useRegisterSocial } from '../../api/registration'
import { forgetTicket, type SocialTicket } from '../../social/ticket'
import type { RegistrationWay } from './registration-form'
import { isRefusedCode } from './use-invitation'

type Registration = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Forgets the last failure: what it said is no longer what stands in the way. */
  readonly reset: () => void
  readonly submit: (way: RegistrationWay, body: BodyOf<'register'>, typedCode: string) => Promise<void>
}

/** Checks a typed invitation once more, registers, and takes over the session that comes with the new account. */
export const useRegistration = (
  social: SocialTicket | null,
  handlers: { onDone: () => void; onRefusedCode: () => void; onFailure: (code: string) => void },
): Registration => {
  const [checking, setChecking] = useState(false)
  const [refusedCode, setRefusedCode] = useState<ApiFailure | null>(null)
  const byName = useRegister()
  const byNumber = useRegisterMobile()
  const byTicket = useRegisterSocial()
  const reset = () => {
    setRefusedCode(null)
    byName.reset()
    byNumber.reset()
    byTicket.reset()
  }
  return {
    pending: checking || byName.pending || byNumber.pending || byTicket.pending,
    failure: refusedCode ?? byName.failure ?? byNumber.failure ?? byTicket.failure,
    reset,
    submit: async (way, body, typedCode) => {
      reset()
      setChecking(true)
      const refused = await isRefusedCode(typedCode)
      setChecking(false)
      if (refused) {
        setRefusedCode({ code: 'invitation.code.incorrect', status: null, traceId: null, fields: {} })
        handlers.onRefusedCode()
        return
      }
      const onSuccess = (session: ValueOf<'register'>) => {
        if (social) forgetTicket()
        signIn(session, social ? { remember: social.remember } : {})
        handlers.onDone()
      }
      const answers = { onSuccess, onError: (error: ApiFailureError) => handlers.onFailure(error.failure.code) }
      if (social) byTicket.submit({ body: { ...body, socialTicket: social.ticket } }, answers)
      else if (way === 'mobile') byNumber.submit({ body }, answers)
      else byName.submit({ body }, answers)
    },
  }
}
