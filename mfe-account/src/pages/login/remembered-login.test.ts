/** @jest-environment jsdom */
import fc from 'fast-check'
import { formerPassword, rememberedLogin, rememberLogin } from './remembered-login'

const key = 'rememberedLogin'
/** As another tab stores it, which this one is told of. */
const store = (record: unknown) => {
  const newValue = typeof record === 'string' ? record : JSON.stringify(record)
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** As the site of before wrote it: "Demo#2026" and "senha é 日本". */
const fixtures = [
  ['UkdWdGJ5TXlNREky_mc', 'Demo#2026'],
  ['YzJWdWFHRWd3NmtnNXBlbDVweXM=_mc', 'senha é 日本'],
] as const

beforeEach(() => localStorage.clear())

test.each(fixtures)('the stored %s is the password "%s"', (value, password) => {
  expect(formerPassword(value)).toBe(password)
})

test('a record of before fills the form in once and is written again without its password', () => {
  store({ type: 'username', username: 'player01', password: fixtures[0][0], countryDialingCode: '55' })
  expect(rememberedLogin()).toEqual({
    type: 'username',
    username: 'player01',
    password: 'Demo#2026',
    countryDialingCode: '55',
  })
  expect(stored()).toEqual({ type: 'username', username: 'player01', countryDialingCode: '55' })
  expect(rememberedLogin()).toMatchObject({ username: 'player01', password: '' })
})

test('a dialing code is read with its plus or without', () => {
  store({ type: 'sms', username: '812345678', password: fixtures[0][0], countryDialingCode: '+66' })
  expect(rememberedLogin()).toMatchObject({ type: 'sms', username: '812345678', countryDialingCode: '66' })
})

test.each([
  ['no Base64 at all', '%%%_mc'],
  ['Base64 of something that is no Base64', `${base64('not base64!')}_mc`],
  ['bytes that are no text', `${base64(Buffer.from([0xff, 0xfe]).toString('base64'))}_mc`],
  ['no suffix', base64(base64('Demo#2026'))],
  ['a number', 7],
  ['nothing', ''],
])('a password of %s is none, and is taken out of the record all the same', (_what, password) => {
  store({ type: 'username', username: 'player01', password })
  expect(rememberedLogin()).toMatchObject({ username: 'player01', password: '' })
  expect(stored()).toEqual({ type: 'username', username: 'player01', countryDialingCode: '' })
})

test.each(['', '{', 'null', '[]', '7', '"text"', '{"username":7}'])(
  'a record that reads %s fills in nothing',
  (text) => {
    store(text)
    expect(rememberedLogin()).toEqual({ type: 'username', username: '', password: '', countryDialingCode: '' })
  },
)

test('blocked storage: the form is empty, and remembering does not throw', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked),
  ]
  expect(rememberedLogin().username).toBe('')
  expect(() => rememberLogin({ type: 'sms', username: '11999990000', countryDialingCode: '55' }, true)).not.toThrow()
  spies.forEach((spy) => spy.mockRestore())
})

test('reading any record never throws and never leaves a stored password', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .record({ username: fc.string(), password: fc.string(), type: fc.constantFrom('sms', 'username', 'x') })
          .map((r) => JSON.stringify(r)),
      ),
      (text) => {
        store(text)
        rememberedLogin()
        return !/"password"\s*:/.test(localStorage.getItem(key) ?? '') || !text.trim().startsWith('{')
      },
    ),
  )
})

test('a login that shall not be remembered takes the record away', () => {
  rememberLogin({ type: 'username', username: 'player01', countryDialingCode: '' }, true)
  expect(stored()).toEqual({ type: 'username', username: 'player01', countryDialingCode: '' })
  rememberLogin({ type: 'username', username: 'player01', countryDialingCode: '' }, false)
  expect(localStorage.getItem(key)).toBeNull()
})
