import { relyingPartyOf } from './relying-party'

const site = { siteOrigin: 'https://play.example:8443' }
const merchant = {
  hosts: ['play.example', 'm.play.example', 'other.example', '127.0.0.1', 'localhost', 'lotus.localhost'],
  mainDomain: 'play.example',
}

test.each([
  ['play.example', { rpId: 'play.example', origin: 'https://play.example:8443' }],
  ['m.play.example', { rpId: 'play.example', origin: 'https://m.play.example:8443' }],
  ['other.example', { rpId: 'other.example', origin: 'https://other.example:8443' }],
  ['localhost', { rpId: 'localhost', origin: 'https://localhost:8443' }],
  ['127.0.0.1', null],
  ['evilplay.example', null],
  ['play.example.evil.example', null],
  ['', null],
])('on %s: passkeys are bound to %j', (host, expected) =>
  expect(relyingPartyOf(site, merchant, host)).toEqual(expected),
)

test('a main domain of one word: its subdomains do not share it', () => {
  expect(relyingPartyOf(site, { ...merchant, mainDomain: 'localhost' }, 'lotus.localhost')?.rpId).toBe(
    'lotus.localhost',
  )
})
