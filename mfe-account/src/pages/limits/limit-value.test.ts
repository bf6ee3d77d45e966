import { isStricter, readLimit, typedLimit } from './limit-value'

describe('limits as they are typed and shown', () => {
  test.each([
    ['deposit', '200', 'pt', '200.00'],
    ['deposit', '200,5', 'pt', '200.50'],
    ['loss', '200.50', 'en', '200.50'],
    ['wager', '1.000,00', 'pt', '1000.00'],
    ['wager', '1,000', 'en', null],
    ['wager', '0', 'pt', null],
    ['wager', '', 'pt', null],
    ['wager', '-5', 'en', null],
    ['time', '90', 'th', '90'],
    ['time', ' 90 ', 'th', '90'],
    ['time', '1440', 'en', '1440'],
    ['time', '1441', 'en', null],
    ['time', '0', 'en', null],
    ['time', '1.5', 'en', null],
  ] as const)('%s typed as "%s" in %s is %s', (kind, text, tag, wire) =>
    expect(readLimit(kind, text, 'BRL', tag)).toBe(wire),
  )

  test('formatting and parsing a limit gives the stored value', () => {
    expect(typedLimit('deposit', '200.50', 'BRL', 'pt')).toBe('200,50')
    expect(typedLimit('deposit', '200.00', 'BRL', 'pt')).toBe('200')
    expect(typedLimit('time', '90', 'BRL', 'pt')).toBe('90')
    expect(typedLimit('loss', null, 'BRL', 'pt')).toBe('')
  })

  test.each([
    ['deposit', '100.00', '200.00', true],
    ['deposit', '9.00', '10.00', true],
    ['deposit', '200.00', '200.00', false],
    ['deposit', null, '200.00', false],
    ['deposit', '100.00', null, true],
    ['time', '90', '120', true],
    ['time', '100', '90', false],
  ] as const)('%s %s instead of %s: immediately is %s', (kind, wanted, current, expected) =>
    expect(isStricter(kind, wanted, current, 'BRL')).toBe(expected),
  )
})
