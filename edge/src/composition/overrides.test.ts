import { isRule, overridesOf, overridesText, parseRules, overrideRequest } from './overrides'

const rules = parseRules('next=http://localhost:* preview=https://preview.example')

test('override with an allowed origin: it stays until it is switched off', () => {
  const request = overrideRequest({ 'mfe.wallet': 'http://localhost:4103', lang: 'EN' }, {}, rules, 'next')
  expect(request).toEqual({ kind: 'request', overrides: { wallet: 'http://localhost:4103' } })
  const text = overridesText({ wallet: 'http://localhost:4103', games: 'http://localhost:4100' })
  expect(overridesOf(text, rules, 'next')).toEqual({
    wallet: 'http://localhost:4103',
    games: 'http://localhost:4100',
  })
  expect(overrideRequest({ 'mfe.wallet': 'off' }, { wallet: 'http://localhost:4103' }, rules, 'next')).toEqual({
    kind: 'request',
    overrides: {},
  })
})

test.each([
  ['http://localhost:4103', 'stable', 'The channel stable forbids overrides.'],
  ['https://evil.example', 'next', 'https://evil.example is not an origin that the channel next allows.'],
  ['http://localhost.evil.example:4103', 'next', 'is not an origin'],
  ['https://preview.example', 'next', 'is not an origin'],
  ['http://localhost:4103/remote', 'next', 'must be an origin'],
  ['javascript:alert(1)', 'next', 'must be an origin'],
])('override %s on channel %s: refused with the reason', (origin, channel, sentence) => {
  expect(overrideRequest({ 'mfe.wallet': origin }, {}, rules, channel)).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining(sentence),
  })
})

test('the host, or a name that is no remote, cannot be overridden', () => {
  expect(overrideRequest({ 'mfe.host': 'http://localhost:4100' }, {}, rules, 'next').kind).toBe('refused')
  expect(overrideRequest({ 'mfe.../x': 'http://localhost:4100' }, {}, rules, 'next').kind).toBe('refused')
})

test('old overrides cookie: only origins that the channel still allows count', () => {
  const value = overridesText({ wallet: 'http://localhost:4103', games: 'https://evil.example' })
  expect(overridesOf(value, rules, 'next')).toEqual({ wallet: 'http://localhost:4103' })
  expect(overridesOf(value, rules, 'stable')).toEqual({})
  expect(overridesOf('wallet~%E0%A4%A,,x', rules, 'next')).toEqual({})
})

test.each(['next=http://localhost:*', '*=https://a.example'])('override rule %s is valid', (rule) =>
  expect(isRule(rule)).toBe(true),
)
test.each(['http://localhost', 'next=*', 'next=https://a.example/x', 'next=https://*'])(
  'override rule %s is invalid',
  (rule) => expect(isRule(rule)).toBe(false),
)
