import { socialPath, type Whitelabel } from '@mosaic/contracts'
import { merchant, status } from '../testing/samples'
import { contentSecurityPolicy } from './security-headers'

const firebase: Whitelabel['social'] = {
  adapter: 'firebase',
  projectId: 'mosaic-site',
  apiKey: 'A'.repeat(39),
  authDomain: 'mosaic-site.firebaseapp.com',
  appId: '1:1:web:1',
  sms: false,
}
const policy = (path: string, social: Whitelabel['social']) =>
  contentSecurityPolicy({ nonce: 'n', merchant: { ...merchant, social }, status, path })

describe('policy of the social page', () => {
  test('social page of a merchant with Firebase: the policy allows its exact sources', () => {
    const own = policy(socialPath, firebase)
    expect(own).toContain("script-src 'self' 'nonce-n' https://apis.google.com;")
    expect(own).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    )
    expect(own).toContain('frame-src http://localhost:4002 https://mosaic-site.firebaseapp.com;')
    expect(own).not.toContain('recaptcha')
  })

  test('Firebase with SMS codes: the policy also allows reCAPTCHA', () => {
    expect(
      policy(socialPath, { ...firebase, sms: true }).match(/https:\/\/www\.(google|gstatic)\.com\/recaptcha\//g),
    ).toHaveLength(4)
  })

  test.each([
    ['another page of that merchant', '/m/login', firebase],
    ['the social page of a merchant with the test issuer, which is only visited', socialPath, { adapter: 'issuer' }],
    ['the social page of a merchant without any', socialPath, undefined],
  ] as const)('are kept out of %s', (_what, path, social) => {
    expect(policy(path, social)).toBe(policy('/m/home', undefined))
  })
})

describe('socket of the chat', () => {
  const connect = (host: string) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy({ nonce: 'n', merchant, status, path: '/m/home', host }))?.[1]

  test("the policy names the chat’s socket, because 'self' does not cover it in older browsers", () => {
    expect(connect('aurora.example')).toBe("'self' wss://aurora.example ws://aurora.example")
    expect(connect('localhost:4000')).toContain('ws://localhost:4000')
  })

  test.each(['', 'a; script-src *', 'a b', 'a/b', "'none'", '*', 'a:1:2'])(
    'a host that is no name, %j, adds nothing',
    (host) => {
      expect(connect(host)).toBe("'self'")
    },
  )
})
