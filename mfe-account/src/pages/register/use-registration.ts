import type { ApiFailure, ApiFailureError } from '@mosaic/api-client'
import type { BodyOf, ErrorCode, ValueOf } from '@mosaic/contracts'
import { signIn } from '@mosaic/session'
import { useState } from 'react'
import {
  loginWithNewAccount,
  useRegister,
  useRegisterAutoUsername,
  useRegisterMobile,
  useRegisterSocial,
} from '../../api/registration'
import { forgetTicket, type SocialTicket } from '../../social/ticket'
import type { NumberProof } from './number-proof'
import type { RegistrationWay } from './registration-form'
import { isRefusedCode } from './use-invitation'

type Wish = {
  /** `auto`: by user name, which the gateway makes. */
  readonly way: RegistrationWay | 'auto'
  readonly body: BodyOf<'register'>
  readonly typedCode: string
  readonly idToken?: NumberProof['idToken']
}
type Registration = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Forgets the last failure: what it said is no longer what stands in the way. */
  readonly reset: () => void
  readonly submit: (wish: Wish) => Promise<void>
}

const numberOf = ({ countryDialingCode = '', mobileNum = '' }: BodyOf<'register'>) => ({
  countryDialingCode,
  mobileNum,
})

/** The account may be there all the same; its name and password tell. */
const answerLost: readonly string[] = ['answer.lost', 'timeout', 'malformed']

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
  const byName = useRegister()
  const byMadeName = useRegisterAutoUsername()
  const byNumber = useRegisterMobile()
  const byTicket = useRegisterSocial()
  const calls = [byName, byMadeName, byNumber, byTicket]
  const reset = () => {
    setRefused(null)
    for (const call of calls) call.reset()
  }
  const refuse = (code: ErrorCode) => setRefused({ code, status: null, traceId: null, fields: {} })
  return {
    pending: checking || calls.some((call) => call.pending),
    failure: checking ? null : (refused ?? calls.find((call) => call.failure)?.failure ?? null),
    reset,
    submit: async ({ way, body, typedCode, idToken }) => {
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
        if (social) forgetTicket()
        signIn(session, social ? { remember: social.remember } : {})
        handlers.onDone(session.userName, way === 'auto')
      }
      const onError = async ({ failure: { code } }: ApiFailureError) => {
        if (way === 'username' && answerLost.includes(code)) {
          setChecking(true)
          const made = await loginWithNewAccount(body)
          setChecking(false)
          if (made.ok) {
            reset()
            onSuccess(made.value)
            return
          }
        }
        handlers.onFailure(code)
      }
      const answers = { onSuccess, onError: (error: ApiFailureError) => void onError(error) }
      if (social) byTicket.submit({ body: { ...sent, socialTicket: social.ticket } }, answers)
      else if (way === 'mobile') byNumber.submit({ body: sent }, answers)
      else if (way === 'auto') byMadeName.submit({ body: sent }, answers)
      else byName.submit({ body: sent }, answers)
    },
  }
}
