import { call, loginDeviceId, type ApiFailure, type ApiResult } from '@mosaic/api-client'
import { useEffect, useState } from 'react'
import { captchaWanted } from '../captcha/captcha-wanted'
import { countdownEnd, keptEnd, secondsLeft, tick, type SentCode } from './countdown'

export type SmsPurpose = 'login' | 'reset' | 'register' | 'confirm'
export type SmsCode = {
  /** 0: a code may be asked for. */
  readonly seconds: number
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** The gateway wants to see a person first. */
  readonly captchaAsked: boolean
  readonly send: (wish: SmsWish) => Promise<boolean>
}
export type SmsWish = { readonly countryDialingCode: string; readonly mobileNum: string; readonly captcha: string; readonly captchaFlow: string }
/** Has a code sent, and tells for how long it may be typed. */
export type SendSms = (wish: SmsWish) => Promise<ApiResult<SentCode>>

const byGateway =
  (purpose: SmsPurpose): SendSms =>
  (wish) => {
    if (purpose === 'confirm') return call('sendConfirmCode', { body: {} })
    const body = { ...wish, loginDeviceId: loginDeviceId() }
    return purpose === 'register' ? call('smsRegister', { body }) : call('smsNoLogin', { body: { ...body, purpose } })
  }

const keyOf = (purpose: SmsPurpose): string => `mosaic.sms.${purpose}`

const readEnd = (purpose: SmsPurpose): number | null => {
  try {
    return keptEnd(sessionStorage.getItem(keyOf(purpose)), Date.now())
  } catch {
    return null
  }
}
/** Whether a code that was asked for in this tab may still be typed. */
export const isCodeUnderWay = (purpose: SmsPurpose): boolean => readEnd(purpose) !== null

const keepEnd = (purpose: SmsPurpose, end: number): void => {
  try {
    sessionStorage.setItem(keyOf(purpose), String(end))
  } catch {
    // The countdown then ends with the page, and the gateway still refuses the second code.
  }
}

/** Asks for one-time codes and counts down; the countdown goes on after a reload of the page. */
export const useSmsCode = (purpose: SmsPurpose, sendSms: SendSms = byGateway(purpose)): SmsCode => {
  const [end, setEnd] = useState(() => readEnd(purpose))
  const [now, setNow] = useState(Date.now)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const seconds = secondsLeft(end, now)

  useEffect(() => {
    if (end === null) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) setEnd(null)
    }, tick)
    return () => clearInterval(timer)
  }, [end])

  const send: SmsCode['send'] = async (wish) => {
    setPending(true)
    setFailure(null)
    const answer = await sendSms(wish)
    setPending(false)
    if (answer.ok) {
      const ends = countdownEnd(answer.value, Date.now())
      keepEnd(purpose, ends)
      setNow(Date.now())
      setEnd(ends)
      return true
    }
    setFailure(answer.failure)
    if (captchaWanted(answer.failure.code)) setCaptchaAsked(true)
    return false
  }
  return { seconds, pending, failure, captchaAsked, send }
}
