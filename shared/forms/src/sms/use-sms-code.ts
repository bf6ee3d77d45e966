import { loginDeviceId, type ApiFailure, type ApiResult } from '@mosaic/api-client'
import { tabStorage } from '@mosaic/browser'
import { serverNow } from '@mosaic/i18n'
import { useEffect, useState } from 'react'
import { sendConfirmCode, sendGuestCode, sendRegistrationCode } from '../api/sms'
import { captchaWanted } from '../captcha/captcha-wanted'
import { countdownEnd, storedCountdowns, secondsLeft, tick, type Countdowns, type SentCode } from './countdown'

type GatewayPurpose = 'login' | 'reset' | 'register' | 'confirm'
/** Forms with a countdown: both registration methods share one. */
export type SmsPurpose = GatewayPurpose | 'contact.sms' | 'contact.email'
export type SmsCode = {
  /** 0: a code may be asked for there. A countdown belongs to its number, as `targetOf` writes it, and not to the form. */
  readonly secondsFor: (target: string) => number
  /** Whether a code went there; after a reload only while it counts down. */
  readonly wentTo: (target: string) => boolean
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** The gateway wants to see a person first. */
  readonly captchaAsked: boolean
  readonly send: (request: SmsRequest) => Promise<boolean>
  /** Resets after the code was used. */
  readonly forget: () => void
}
export type SmsRequest = {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly captcha: string
  readonly captchaFlow: string
}
/** Sends a code and answers how long it is valid. */
export type SendSms = (request: SmsRequest) => Promise<ApiResult<SentCode>>

export const targetOf = ({
  countryDialingCode,
  mobileNum,
}: Pick<SmsRequest, 'countryDialingCode' | 'mobileNum'>): string => `${countryDialingCode} ${mobileNum}`

const byGateway =
  (purpose: GatewayPurpose | 'registerMobile'): SendSms =>
  (request) => {
    if (purpose === 'confirm') return sendConfirmCode()
    const body = { ...request, loginDeviceId: loginDeviceId() }
    return purpose === 'register' || purpose === 'registerMobile'
      ? sendRegistrationCode(body, purpose === 'registerMobile')
      : sendGuestCode({ ...body, purpose })
  }

const keyOf = (purpose: SmsPurpose) => `mosaic.sms.${purpose}` as const

const readSent = (purpose: SmsPurpose): Countdowns => storedCountdowns(tabStorage.readJson(keyOf(purpose)), serverNow())
/** Whether a code that was asked for in this tab may still be typed. */
export const isCodeUnderWay = (purpose: SmsPurpose): boolean => Object.keys(readSent(purpose)).length > 0

/** Counts down, for each number by itself, after a one-time code that `sendSms` has sent; the countdown goes on after a reload of the page. */
export const useSentCode = (purpose: SmsPurpose, sendSms: SendSms): SmsCode => {
  const [sent, setSent] = useState(() => readSent(purpose))
  const [now, setNow] = useState(serverNow)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const secondsFor = (target: string) => secondsLeft(sent[target] ?? null, now)
  const running = Object.keys(sent).some((target) => secondsFor(target) > 0)

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [running])

  const send: SmsCode['send'] = async (request) => {
    setPending(true)
    setFailure(null)
    const answer = await sendSms(request)
    setPending(false)
    if (answer.ok) {
      const next = { ...sent, [targetOf(request)]: countdownEnd(answer.value, serverNow()) }
      tabStorage.write(keyOf(purpose), JSON.stringify(next))
      setNow(serverNow())
      setSent(next)
      return true
    }
    setFailure(answer.failure)
    if (captchaWanted(answer.failure.code)) setCaptchaAsked(true)
    return false
  }
  const forget = () => {
    tabStorage.remove(keyOf(purpose))
    setSent({})
  }
  return { secondsFor, wentTo: (target) => Object.hasOwn(sent, target), pending, failure, captchaAsked, send, forget }
}

export const useSmsCode = (purpose: GatewayPurpose): SmsCode => useSentCode(purpose, byGateway(purpose))
/** By number alone, or beside a user name; a change between the two goes on with the code that was sent. */
export const useRegistrationCode = (byNumber: boolean): SmsCode =>
  useSentCode('register', byGateway(byNumber ? 'registerMobile' : 'register'))
