import fc from 'fast-check'
import { currencyScale, minor, moneyFromWire, moneyToWire, parseMoney, shareOf, type Currency } from './money'

const currencies = Object.keys(currencyScale) as Currency[]

describe('money', () => {
  test.each([
    ['200', 'BRL', 20000n],
    ['200.5', 'BRL', 20050n],
    ['200.50', 'BRL', 20050n],
    ['0.01', 'BRL', 1n],
    ['007', 'BRL', 700n],
    ['1500', 'JPY', 1500n],
    ['999999999999.99', 'BRL', 99999999999999n],
  ] as const)('%s %s is %s minor units', (text, currency, expected) => {
    expect(parseMoney(text, currency)).toBe(expected)
  })

  test.each([
    '-1',
    '+1',
    '1e3',
    '0.005',
    'NaN',
    'Infinity',
    '1,000',
    '１',
    '9007199254740993',
    '1e309',
    '',
    ' 1',
    '1 ',
    '0x10',
    '1.',
    '.5',
    '1.2.3',
    '1\n',
  ])('%j is no amount', (text) => {
    expect(parseMoney(text, 'BRL')).toBeNull()
  })

  test('a currency without decimals takes none', () => {
    expect(parseMoney('10.5', 'JPY')).toBeNull()
    expect(moneyToWire(minor(1050), 'JPY')).toBe('1050')
  })

  test('what is written to the wire reads back the same, for every currency and sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }),
        (currency, units) => {
          expect(moneyFromWire(moneyToWire(minor(units), currency), currency)).toBe(units)
        },
      ),
    )
  })

  test('a share is rounded toward zero and never more than the whole', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 10000 }), (units, basisPoints) => {
        const share = shareOf(minor(units), basisPoints)
        expect(share >= 0n && share <= units).toBe(true)
        expect(share * 10000n <= units * BigInt(basisPoints)).toBe(true)
      }),
    )
  })
})
