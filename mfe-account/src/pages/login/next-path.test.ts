import fc from 'fast-check'
import { nextPath } from './next-path'

describe('nextPath', () => {
  test.each([
    ['/m/voucherCenter', '/m/voucherCenter'],
    ['/m/gameList?gameType=RNG#top', '/m/gameList?gameType=RNG#top'],
    ['/m', '/m'],
    [null, '/m/home'],
    ['', '/m/home'],
    ['/m/login?next=/m/login', '/m/home'],
    ['/m/register.html', '/m/home'],
    ['/qa', '/m/home'],
    ['/machine', '/m/home'],
    ['//evil.example/m/home', '/m/home'],
    ['/\\evil.example/m', '/m/home'],
    ['/\t/evil.example/m', '/m/home'],
    ['https://evil.example/m', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['/m/../qa', '/m/home'],
    ['/m/%2e%2e/qa', '/m/home'],
  ])('%s leads to %s', (requested, path) => {
    expect(nextPath(requested)).toBe(path)
  })

  it('any `next` stays on the site', () => {
    const nasty = fc
      .array(fc.constantFrom('/', '\\', 'm', '.', ':', '@', 'evil.example', '\t', '\n', '%2f', 'http', '?', '#'), {
        maxLength: 10,
      })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.domain().map((host) => `https://${host}/m/home`),
          fc.string(),
          nasty,
          nasty.map((tail) => `/${tail}`),
        ),
        (requested) => {
          const reached = new URL(nextPath(requested), 'https://here.example')
          return reached.origin === 'https://here.example' && /^\/m(\/|$)/.test(reached.pathname)
        },
      ),
    )
  })
})
