import { runInNewContext } from 'node:vm'
import { trustedTypesScript } from './trusted-types'

type Policy = { readonly createScriptURL: (url: string) => string; readonly createHTML?: unknown }

const policyOf = (origins: readonly string[]): Policy => {
  const made: Record<string, Policy> = {}
  const location = { href: 'https://site.example/m/home', origin: 'https://site.example' }
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (made[name] = policy) }
  runInNewContext(trustedTypesScript(origins), { window: { trustedTypes }, trustedTypes, location, URL, TypeError })
  const { default: policy } = made
  if (!policy) throw new Error('no policy was made')
  return policy
}

test.each(['/releases/x.js', 'https://site.example/x.js', 'https://mirror.example/x.js', 'x.js'])(
  'the address %s becomes that of a script',
  (url) => {
    expect(policyOf(['https://mirror.example']).createScriptURL(url)).toBe(url)
  },
)

test.each([
  'https://evil.test/x.js',
  '//evil.test/x.js',
  '/\\evil.test/x.js',
  'data:text/javascript,x()',
  'javascript:x()',
  'https://site.example.evil.test/x.js',
  'http://site.example/x.js',
  'blob:https://evil.test/1',
])('the address %s: refused', (url) => {
  expect(() => policyOf(['https://mirror.example']).createScriptURL(url)).toThrow('No script of')
})

test('nothing makes markup of a string', () => {
  expect(policyOf([])).not.toHaveProperty('createHTML')
})

test('a browser without Trusted Types: nothing happens', () => {
  expect(() => runInNewContext(trustedTypesScript([]), { window: {} }) as unknown).not.toThrow()
})
