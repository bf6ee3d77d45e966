import { clientErrors, familyErrors, gatewayErrors, languageTags, type LanguageTag } from '@mosaic/contracts'
import { renderHook } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTexts, i18nInstance, startI18n } from './i18n'
import { isKnownError, useErrorText } from './use-texts'

const tags = Object.values(languageTags)
const read = (tag: LanguageTag) =>
  JSON.parse(readFileSync(join(__dirname, `texts/errors/${tag}.json`), 'utf8')) as Record<string, string>
const root = join(__dirname, '../../..')
/** Keys below `errors` in the texts of the remotes. */
const ownOfRemotes = (tag: LanguageTag): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) => {
      const texts: { errors?: object } = JSON.parse(readFileSync(join(root, folder, `src/texts/${tag}.json`), 'utf8'))
      return Object.keys(texts.errors ?? {})
    })
const keyOf = (code: string) => code.replace(/\./g, '_')

/** Codes of the spec's §8, with the code whose text is used here. */
const catalogue = [
  ['in_email_incorrect', 'in_email_incorrect'],
  ['in_please_wait', 'in_please_wait'],
  ['in_been_out', 'in_been_out'],
  ['copy_success', 'copy_success'],
  ['in_logged_login', 'in_logged_login'],
  ['in_vwrite_code', 'in_vwrite_code'],
  ['in_sms_send', 'in_sms_send'],
  ['free_reject', 'free_reject'],
  ['same_password', 'same_password'],
  ['modify.new.old.same', 'modify.new.old.same'],
  ['unknown error', 'unknown.error'],
  ['request URL empty', 'request.url.empty'],
  ['request URL invalid', 'request.url.invalid'],
  ['system busy', 'system.busy'],
  ['system upgrading', 'system.upgrading'],
  ['verification code error', 'verification.code.error'],
  ['invitation code incorrect', 'invitation.code.incorrect'],
  ['IP blocked', 'ip.restricted'],
  ['region blocked', 'region.restricted'],
  ['maintenance', 'system.maintenance'],
  ['slow network', 'network.slow'],
  ['offline', 'offline'],
  ['loading failed, click to retry', 'loading.failed'],
  ['non-member cannot log in', 'login.non.member'],
  ['non-agent cannot log in', 'login.non.agent'],
  ['permission missing', 'permission.missing'],
  ['logged out, log in again', 'login.not.session'],
  ['must log in', 'in_logged_login'],
  ['user missing', 'login.user.missing'],
  ['user disabled', 'login.user.disabled'],
  ['user exists', 'register.username.exists'],
  ['referral link error', 'referral.link.error'],
  ['incorrect agent information', 'agent.information.incorrect'],
] as const

const say = (failure: Parameters<ReturnType<typeof useErrorText>>[0]) =>
  renderHook(() => useErrorText()).result.current(failure)

beforeAll(async () => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: {} })
  for (const tag of tags) addTexts('errors', tag, read(tag))
})
afterEach(() => i18nInstance.changeLanguage('en'))

describe.each(tags)('error texts in %s', (tag) => {
  const texts = read(tag)
  beforeEach(() => i18nInstance.changeLanguage(tag))

  test('every code of the spec has its text', () => {
    const said = catalogue.map(([words, code]) => [words, say(code)])
    expect(said).toEqual(catalogue.map(([words, code]) => [words, texts[keyOf(code)]]))
    const unknown = said.filter(([words, text]) => words !== 'unknown error' && text === texts.unknown_error)
    expect(unknown).toEqual([])
  })

  test('every code has a text, in the catalogue or in one remote, and there is no text without a code', () => {
    const codes = Object.keys({ ...gatewayErrors, ...clientErrors, ...familyErrors }).map(keyOf)
    const keys = [...Object.keys(texts), ...ownOfRemotes(tag)]
    expect(codes.filter((key) => !keys.includes(key))).toEqual([])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const withoutForm = keys.map((key) => key.replace(/_wait_(one|other)$/, ''))
    expect(withoutForm.filter((key) => !codes.includes(key))).toEqual([])
  })

  test('a lock names its minutes, rounded up', () => {
    expect(say({ code: 'login.locked', fields: { retryAfter: '421' } })).toContain('8')
    expect(say({ code: 'login.locked', fields: { retryAfter: '30' } })).toContain('1')
    expect(say({ code: 'login.locked', fields: {} })).not.toMatch(/\d/)
  })
})

test.each(['brand.new.code', '', 'login', 'toString', '__proto__'])('the code “%s” is the unknown error', (code) => {
  expect(isKnownError(code)).toBe(false)
  expect(say(code)).toBe(read('en').unknown_error)
})

test('a remote has texts for its own errors; the shared catalogue comes first', () => {
  addTexts('raffle', 'en', { errors: { raffle_closed: 'The raffle is closed.', offline: 'Not this one.' } })
  expect(say('raffle.closed')).toBe('The raffle is closed.')
  expect(say('offline')).toBe(read('en').offline)
})
