import type { ApiFailure, ApiFailureError } from '@mosaic/api-client'
import type { BodyOf, ErrorCode, ValueOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useState } from 'react'
import {
  loginWithNewAccount,
  useRegisterMutation,
  useRegisterAutoUsernameMutation,
  useRegisterMobileMutation,
  useRegisterSocialMutation,
} from '../../api/registration'
import { clearTicket, type SocialTicket } from '../../social/ticket'
import type { NumberProof } from './number-proof'
import type { RegistrationMethod } from './registration-form'
import { isRefusedCode } from './use-invitation'

type RegistrationRequest = {
  /** `auto`: by user name, which the gateway makes. */
  readonly method: RegistrationMethod | 'auto'
  readonly body: BodyOf<'register'>
  readonly typedCode: string
  readonly idToken?: NumberProof['idToken']
}
type Registration = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Clears the last failure, which no longer applies. */
  readonly reset: () => void
  readonly submit: (request: RegistrationRequest) => Promise<void>
}

const numberOf = ({ countryDialingCode = '', mobileNum = '' }: BodyOf<'register'>) => ({
  countryDialingCode,
  mobileNum,
})

/** The answer was lost, but the account may exist: try to log in with its name and password. */
const lostAnswerCodes: readonly string[] = ['answer.lost', 'timeout', 'malformed']

/** Checks a typed invitation once more, registers, and takes over the session that comes with the new account. */
export const useRegistration = (
  social: SocialTicket | null,
  handlers: {
    onDone: (account: string, nameIsNew: boolean) => void
    onRefusedCode: () => void
    onFailure: (code: string) => void
  },
): Registration => {
  const [checking, setChecking] = useState(false)
  const [refused, setRefused] = useState<ApiFailure | null>(null)
  const byName = useRegisterMutation()
  const byGeneratedName = useRegisterAutoUsernameMutation()
  const byNumber = useRegisterMobileMutation()
  const byTicket = useRegisterSocialMutation()
  const calls = [byName, byGeneratedName, byNumber, byTicket]
  const reset = () => {
    setRefused(null)
    for (const call of calls) call.reset()
  }
  const refuse = (code: ErrorCode) => setRefused({ code, status: null, traceId: null, fields: {} })
  return {
    pending: checking || calls.some((call) => call.pending),
    failure: checking ? null : (refused ?? calls.find((call) => call.failure)?.failure ?? null),
    reset,
    submit: async ({ method, body, typedCode, idToken }) => {
      reset()
      setChecking(true)
      const isRefused = await isRefusedCode(typedCode)
      const proof = isRefused || !idToken ? '' : await idToken(numberOf(body), body.verificationCode ?? '')
      setChecking(false)
      if (isRefused) {
        refuse('invitation.code.incorrect')
        handlers.onRefusedCode()
        return
      }
      if (proof === null) {
        refuse('verification.code.error')
        return
      }
      const sent = { ...body, firebaseIdToken: proof }
      const onSuccess = (session: ValueOf<'register'>) => {
        if (social) clearTicket()
        signIn(session, social ? { remember: social.remember } : {})
        handlers.onDone(session.userName, method === 'auto')
      }
      const onError = async ({ failure: { code } }: ApiFailureError) => {
        if (method === 'username' && lostAnswerCodes.includes(code)) {
          setChecking(true)
          const login = await loginWithNewAccount(body)
          setChecking(false)
          if (login.ok) {
            reset()
            onSuccess(login.value)
            return
          }
        }
        handlers.onFailure(code)
      }
      const answers = { onSuccess, onError: (error: ApiFailureError) => void onError(error) }
      if (social) byTicket.submit({ body: { ...sent, socialTicket: social.ticket } }, answers)
      else if (method === 'mobile') byNumber.submit({ body: sent }, answers)
      else if (method === 'auto') byGeneratedName.submit({ body: sent }, answers)
      else byName.submit({ body: sent }, answers)
    },
  }
}
