import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { secretFindings } from './secret-findings'
import { secretProblems } from './secrets'

const letters = (length: number) => randomBytes(length).toString('hex').slice(0, length)
const hidden = (...parts: readonly string[]) => parts.join('')
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

test('neither the repository nor a build holds a secret', () => {
  expect(secretProblems()).toEqual([])
})

test.each([
  ['a private key', String(privateKey.export({ type: 'pkcs8', format: 'pem' }))],
  ['a private JWK', JSON.stringify(privateKey.export({ format: 'jwk' }))],
  ['a key of AWS', hidden('AKIA', letters(16).toUpperCase())],
  ['a token of GitHub', hidden('ghp_', letters(36))],
  ['a token of npm', hidden('npm_', letters(36))],
  ['a token of Slack', hidden('xoxb-', letters(12))],
  ['a key of Google', hidden('AIza', letters(35))],
  ['a key of Stripe', hidden('sk_live_', letters(24))],
  ['a password in an address', hidden('postgres://ana:', letters(12), '@db.example.com/x')],
  ['a value of a secret setting', hidden('OPS_KEY=', letters(64))],
])('%s: found, with its line', (kind, text) => {
  expect(secretFindings(`first\n${text}`)).toEqual([{ kind, line: 2 }])
})

test.each(['OPS_KEY=${OPS_KEY}', 'postgres://user:secret@localhost/db', '-----BEGIN PUBLIC KEY-----\nAAAA'])(
  '%s: no secret',
  (text) => {
    expect(secretFindings(text)).toEqual([])
  },
)
