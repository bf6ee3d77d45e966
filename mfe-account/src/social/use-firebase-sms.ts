import { type PhoneTarget, type SendSms, type SmsCode, targetOf, useSentCode } from '@mosaic/forms'
import { currentTag, serverNow } from '@mosaic/i18n'
import { useRef, type RefObject } from 'react'
import { firebaseOf } from './firebase-auth'
import type { FirebaseProject } from './firebase-service'
import { removeRecord, writeRecord, readRecentRecord, textOf } from './tab-storage'

/** As long as Firebase accepts a code. */
const lifetime = 10 * 60_000

const failure = { code: 'social.unavailable', status: null, traceId: null, fields: {} } as const

type FirebaseSms = {
  readonly code: SmsCode
  /** The ID token of the right code of this number; null: this is not the code. */
  readonly confirm: (target: PhoneTarget, messageCode: string) => Promise<string | null>
  /** State of Firebase's bot check. */
  readonly anchor: RefObject<HTMLDivElement | null>
}

/**
 * Firebase sends and checks the code; the gateway accepts its token. One minute countdown; a failed send shows
 * nothing (spec §4, §8). Firebase has its own bot check, so no captcha is needed.
 */
export const useFirebaseSms = (project: FirebaseProject, purpose: 'login' | 'register'): FirebaseSms => {
  const keyOf = (target: PhoneTarget) => `mosaic.sms.firebase.${purpose}.${targetOf(target)}` as const
  const anchor = useRef<HTMLDivElement>(null)
  const send: SendSms = async ({ countryDialingCode, mobileNum }) => {
    try {
      const service = await firebaseOf(project)
      if (!anchor.current) return { ok: false, failure }
      const verificationId = await service.sendCode(`+${countryDialingCode}${mobileNum}`, currentTag(), anchor.current)
      writeRecord(keyOf({ countryDialingCode, mobileNum }), { verificationId, at: serverNow() })
      return { ok: true, value: {} }
    } catch {
      return { ok: false, failure }
    }
  }
  const code = useSentCode(purpose, send)
  const confirm: FirebaseSms['confirm'] = async (target, messageCode) => {
    const key = keyOf(target)
    const verificationId = textOf(readRecentRecord(key, lifetime)?.verificationId)
    if (verificationId === '') return null
    try {
      const token = await (await firebaseOf(project)).confirmCode(verificationId, messageCode)
      removeRecord(key)
      return token
    } catch {
      return null
    }
  }
  return { code: { ...code, failure: null }, confirm, anchor }
}
