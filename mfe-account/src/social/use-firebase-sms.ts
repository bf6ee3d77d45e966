import { type SendSms, useSentCode } from '@mosaic/forms'
import { currentTag } from '@mosaic/i18n'
import { useRef, type RefObject } from 'react'
import type { SmsAuth } from '../pages/login/sms-auth'
import { firebaseOf } from './firebase-auth'
import type { FirebaseProject } from './firebase-service'
import { forget, keep, recall, textOf } from './kept'

const key = 'mosaic.sms.firebase'
/** As long as Firebase honours a code. */
const lifetime = 10 * 60_000

const failure = { code: 'social.unavailable', status: null, traceId: null, fields: {} } as const

/**
 * Firebase sends the code and checks it; the gateway believes the token that comes of it. The countdown is a minute, and a code that
 * could not be sent says nothing (spec §4, §8). Firebase asks for a person itself, so no captcha of ours stands before it.
 */
export const useFirebaseSms = (
  project: FirebaseProject,
): { readonly sms: SmsAuth; readonly anchor: RefObject<HTMLDivElement | null> } => {
  const anchor = useRef<HTMLDivElement>(null)
  const send: SendSms = async ({ countryDialingCode, mobileNum }) => {
    try {
      const service = await firebaseOf(project)
      if (!anchor.current) return { ok: false, failure }
      const verificationId = await service.sendCode(`+${countryDialingCode}${mobileNum}`, currentTag(), anchor.current)
      keep(key, { verificationId, at: Date.now() })
      return { ok: true, value: {} }
    } catch {
      return { ok: false, failure }
    }
  }
  const code = useSentCode('login', send)
  const credentials: SmsAuth['credentials'] = async ({ countryDialingCode, mobileNum }, messageCode) => {
    const verificationId = textOf(recall(key, lifetime)?.verificationId)
    if (verificationId === '') return null
    try {
      const firebaseIdToken = await (await firebaseOf(project)).confirmCode(verificationId, messageCode)
      forget(key)
      return {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken,
        firebaseMobileNo: mobileNum,
        countryDialingCode,
      }
    } catch {
      return null
    }
  }
  return { sms: { code: { ...code, failure: null }, credentials }, anchor }
}
