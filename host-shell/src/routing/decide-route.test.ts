import type { Role } from '@mosaic/contracts'
import fc from 'fast-check'
import { route } from '../testing/sample-composition'
import { decideRoute, safeNext } from './decide-route'

const routes = [
  route('/m/login', { access: 'guest' }),
  route('/m/register', { access: 'guest', aliases: ['/m/register.html'] }),
  route('/m/activity'),
  route('/m/set', { access: 'member' }),
  route('/m/voucherCenter', { access: 'member', refuse: ['nonDepositor'] }),
  route('/m/agent', { access: 'agent' }),
  route('/m/message', { access: 'public', refuse: ['trial'] }),
  route('/m/webEmail', { access: 'member', flag: 'MAILCEN' }),
  route('/m/round/:id', { access: 'member' }),
]

const types = { guest: null, trial: 4, member: 0, agent: 1 } as const

const decide = (address: string, role: Role, flags: readonly string[] = []) => {
  const [pathname = '', search] = address.split('?')
  const decision = decideRoute(routes, { pathname, search: search ? `?${search}` : '' }, { type: types[role], flags })
  switch (decision.kind) {
    case 'home':
    case 'missing':
      return decision.kind
    case 'redirect':
      return `to ${decision.to}`
    default:
      return `${decision.kind} ${decision.route.path}`
  }
}

describe('decideRoute', () => {
  it.each<[string, Role, string]>([
    ['/', 'guest', 'to /m/home'],
    ['/m', 'guest', 'to /m/home'],
    ['/m/', 'member', 'to /m/home'],
    ['/m/index', 'guest', 'to /m/home'],
    ['/m/index.html', 'guest', 'to /m/home'],
    ['/m/index?code=abc', 'guest', 'to /m/home?code=abc'],
    ['/m/home', 'guest', 'home'],
    ['/m/home/', 'agent', 'home'],
    ['/m/nowhere', 'member', 'missing'],
    ['/elsewhere', 'guest', 'missing'],
    ['/m/activity', 'guest', 'route /m/activity'],
    ['/m/activity/', 'guest', 'route /m/activity'],
    ['/m/register.html?code=abc', 'guest', 'to /m/register?code=abc'],
    ['/m/set', 'guest', 'to /m/login?next=%2Fm%2Fset'],
    ['/m/set?tab=2', 'guest', 'to /m/login?next=%2Fm%2Fset%3Ftab%3D2'],
    ['/m/set', 'trial', 'route /m/set'],
    ['/m/set', 'member', 'route /m/set'],
    ['/m/voucherCenter', 'guest', 'to /m/login?next=%2Fm%2FvoucherCenter'],
    ['/m/voucherCenter', 'trial', 'refused /m/voucherCenter'],
    ['/m/voucherCenter', 'agent', 'route /m/voucherCenter'],
    ['/m/message', 'guest', 'route /m/message'],
    ['/m/message', 'trial', 'refused /m/message'],
    ['/m/agent', 'guest', 'to /m/login?next=%2Fm%2Fagent'],
    ['/m/agent', 'member', 'to /m/home'],
    ['/m/agent', 'trial', 'to /m/home'],
    ['/m/agent', 'agent', 'route /m/agent'],
    ['/m/login', 'guest', 'route /m/login'],
    ['/m/login', 'member', 'to /m/home'],
    ['/m/login?next=%2Fm%2Fset%3Ftab%3D2', 'member', 'to /m/set?tab=2'],
    ['/m/login?next=%2F%2Fevil.test', 'member', 'to /m/home'],
    ['/m/register', 'trial', 'route /m/register'],
    ['/m/round/77', 'member', 'route /m/round/:id'],
  ])('%s for a %s: %s', (address, role, expected) => {
    expect(decide(address, role)).toBe(expected)
  })

  it('a place whose flag the merchant has not switched on does not exist', () => {
    expect(decide('/m/webEmail', 'member')).toBe('missing')
    expect(decide('/m/webEmail', 'member', ['MAILCEN'])).toBe('route /m/webEmail')
  })
})

describe('safeNext', () => {
  it.each(['/m/set', '/m/gameList?gameType=RNG', '/m/activity#one'])('keeps %s', (next) =>
    expect(safeNext(next)).toBe(next),
  )
  it.each([
    null,
    '',
    'm/set',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/m/../..//evil.test',
    '/\t/evil.test',
    '/ /evil.test',
  ])('refuses %s', (next) => expect(safeNext(next)).toBeNull())

  it('redirects never leave the host', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'm', 'e', '%', '2', 'f', '\t', '?', '#') }),
        (text) => {
          const next = safeNext(text)
          if (next === null) return
          const url = new URL(next, 'https://own.test')
          expect(url.origin).toBe('https://own.test')
          expect(url.pathname.startsWith('//')).toBe(false)
        },
      ),
    )
  })
})
