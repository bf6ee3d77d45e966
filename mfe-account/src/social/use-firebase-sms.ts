import { type PhoneTarget, type SendSms, type SmsCode, targetOf, useSentCode } from '@mosaic/forms'
import { currentTag } from '@mosaic/i18n'
import { useRef, type RefObject } from 'react'
import { firebaseOf } from './firebase-auth'
import type { FirebaseProject } from './firebase-service'
import { removeRecord, writeRecord, readRecentRecord, textOf } from './tab-storage'

/** As long as Firebase honours a code. */
const lifetime = 10 * 60_000

const failure = { code: 'social.unavailable', status: null, traceId: null, fields: {} } as const

type FirebaseSms = {
  readonly code: SmsCode
  /** The ID token of the right code of this number; null: this is not the code. */
  readonly confirm: (target: PhoneTarget, messageCode: string) => Promise<string | null>
  /** Where Firebase's check for a person stands. */
  readonly anchor: RefObject<HTMLDivElement | null>
}

/**
 * Firebase sends the code and checks it; the gateway believes the token that comes of it. The countdown is a minute, and a code that
 * could not be sent says nothing (spec §4, §8). Firebase asks for a person itself, so no captcha of ours stands before it.
 */
export const useFirebaseSms = (project: FirebaseProject, purpose: 'login' | 'register'): FirebaseSms => {
  const keyOf = (target: PhoneTarget) => `mosaic.sms.firebase.${purpose}.${targetOf(target)}`
  const anchor = useRef<HTMLDivElement>(null)
  const send: SendSms = async ({ countryDialingCode, mobileNum }) => {
    try {
      const service = await firebaseOf(project)
      if (!anchor.current) return { ok: false, failure }
      const verificationId = await service.sendCode(`+${countryDialingCode}${mobileNum}`, currentTag(), anchor.current)
      writeRecord(keyOf({ countryDialingCode, mobileNum }), { verificationId, at: Date.now() })
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
