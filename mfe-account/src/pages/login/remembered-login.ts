import { readStored, removeStored, writeStored } from '@mosaic/session'

/** Account or mobile number with dialing code of the last login on this device. Never a password (domain §8.7). */
type RememberedLogin = {
  readonly type: 'username' | 'sms'
  readonly username: string
  readonly countryDialingCode: string
}
export type Prefill = RememberedLogin & { readonly password: string }

const key = 'rememberedLogin'
const longest = { username: 64, countryDialingCode: 8, password: 128 } as const

/** The previous site stored the password as Base64 of Base64 with this suffix, i.e. as plain text. */
const formerSuffix = '_mc'

const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))

/** Password of such a record; null when unreadable. */
export const formerPassword = (value: unknown): string => {
  if (typeof value !== 'string' || !value.endsWith(formerSuffix)) return ''
  try {
    return fromBase64(fromBase64(value.slice(0, -formerSuffix.length))).slice(0, longest.password)
  } catch {
    return ''
  }
}

const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

const recordOf = (text: string | null): Record<string, unknown> => {
  try {
    const data: unknown = JSON.parse(text ?? 'null')
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    return {}
  }
}

export const rememberLogin = (login: RememberedLogin, wanted: boolean): void => {
  if (wanted)
    writeStored(
      key,
      JSON.stringify({ type: login.type, username: login.username, countryDialingCode: login.countryDialingCode }),
    )
  else removeStored(key)
}

/** Initial values of the form. An old record fills in the password once and is saved again without it. */
export const rememberedLogin = (): Prefill => {
  const record = recordOf(readStored(key))
  const login: RememberedLogin = {
    type: record.type === 'sms' ? 'sms' : 'username',
    username: textOf(record.username, longest.username),
    countryDialingCode: textOf(record.countryDialingCode, longest.countryDialingCode).replace(/^\+/, ''),
  }
  if ('password' in record) rememberLogin(login, login.username !== '')
  return { ...login, password: formerPassword(record.password) }
}
