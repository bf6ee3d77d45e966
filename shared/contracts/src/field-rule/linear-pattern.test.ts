import fc from 'fast-check'
import { testPattern } from './linear-pattern'

describe('testPattern', () => {
  test.each([
    ['^[a-zA-Z0-9]{4,16}$', 'player01', 'fits'],
    ['^[a-zA-Z0-9]{4,16}$', 'pla', 'fails'],
    ['^[a-zA-Z0-9]{4,16}$', 'with space', 'fails'],
    ['^(?=.*[A-Za-z])(?=.*\\d).{8,20}$', 'abcdefg1', 'fits'],
    ['^(?=.*[A-Za-z])(?=.*\\d).{8,20}$', 'abcdefgh', 'fails'],
    ['^(?!admin).+$', 'administrator', 'fails'],
    ['^\\w+(\\.\\w+)*@\\w+(\\.\\w{2,3})+$', 'ana.lima@mail.com', 'fits'],
    ['^\\w+(\\.\\w+)*@\\w+(\\.\\w{2,3})+$', 'ana.lima@mail.online', 'fails'],
    ['cat|dog', 'hotdog', 'fits'],
    ['^(?:a|b)?c$', 'bc', 'fits'],
    ['', 'anything', 'fits'],
    ['^\\p{L}{2,4}$', 'Łódź', 'fits'],
    ['^.{1,2}$', '👩🎲', 'fits'],
    ['^.$', '👩🎲', 'fails'],
  ])('%s on %s: %s', (pattern, text, verdict) => {
    expect(testPattern(pattern, text)).toBe(verdict)
  })

  test.each(['^(a)\\1$', '(?<=a)b', '[', '(', 'a{2', '*a', '^\\ud83d\\ude00$'])('leaves %s undecided', (pattern) => {
    expect(testPattern(pattern, 'aa')).toBe('undecided')
  })

  it('agrees with the built-in engine on patterns made of the parts it reads', () => {
    const piece = fc.constantFrom('a', 'b', '[ab]', '[^a]', '\\d', '\\w', '.', '\\.', '(?:a|b1)', '(ab)')
    const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?')
    const pattern = fc
      .tuple(
        fc.constantFrom('', '^', '^(?=.*b)', '^(?!.*1)'),
        fc.array(
          fc.tuple(piece, sign).map((pair) => pair.join('')),
          { maxLength: 4 },
        ),
        fc.constantFrom('', '$'),
      )
      .map(([head, body, tail]) => head + body.join('') + tail)
    const text = fc
      .array(fc.constantFrom('a', 'b', '1', '.', ' ', '🎲'), { maxLength: 8 })
      .map((chars) => chars.join(''))
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        expect(testPattern(source, value)).toBe(new RegExp(source, 'u').test(value) ? 'fits' : 'fails')
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(.*)*(.*)*(.*)*x$',
    '(a*)*b',
    '^((a{0,60}){0,60}){0,60}b$',
  ])('answers the evil rule %s at once', (pattern) => {
    const started = performance.now()
    testPattern(pattern, `${'a'.repeat(127)}!`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
