import fc from 'fast-check'
import { admitFrame } from './frame-admission'

const page = 'http://localhost:4000'
const studio = 'http://localhost:4002'

describe('frame admission', () => {
  test('a game of a named origin is framed', () => {
    expect(admitFrame(`${studio}/play?s=1`, [studio], page)).toEqual({
      kind: 'admitted',
      url: `${studio}/play?s=1`,
      origin: studio,
    })
  })

  test.each([
    ['another origin', 'http://evil.example/play'],
    ['the same host on another port', 'http://localhost:4009/play'],
    ['another scheme', 'https://localhost:4002/play'],
    ['a script address', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['an address with user information', 'http://localhost:4002@evil.example/'],
    ['credentials for the named origin', 'http://a:b@localhost:4002/'],
    ['a path', '/play'],
    ['nothing', ''],
  ])('%s is refused', (_title, url) => {
    expect(admitFrame(url, [studio], page)).toEqual({ kind: 'refused' })
  })

  test('the site’s own origin is refused even if the merchant lists it', () => {
    expect(admitFrame(`${page}/play`, [page], page)).toEqual({ kind: 'refused' })
  })

  test('for any text: an admitted address has a listed origin', () => {
    fc.assert(
      fc.property(fc.constantFrom('', studio, `${studio}.`, 'http://localhost:', '//'), fc.string(), (begin, text) => {
        const result = admitFrame(begin + text, [studio], page)
        return result.kind === 'refused' || new URL(result.url).origin === studio
      }),
    )
  })
})
