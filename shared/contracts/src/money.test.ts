import fc from 'fast-check'
import {
  addMinor,
  type Currency,
  currencyScale,
  minor,
  moneyFromWire,
  moneyToWire,
  parseMoney,
  shareOf,
  subtractMinor,
} from './money'

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

  test.each(currencies.filter((currency) => currency !== 'XXX'))(
    '%s: as many decimals as ISO 4217 gives it',
    (currency) => {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      expect(currencyScale[currency]).toBe(maximumFractionDigits)
    },
  )

  test('a currency without decimals takes none', () => {
    expect(parseMoney('10.5', 'JPY')).toBeNull()
    expect(moneyToWire(minor(1050), 'JPY')).toBe('1050')
  })

  test("formatting and parsing is lossless for every currency and sign, up to the ledger's column size", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        (currency, units) => {
          expect(moneyFromWire(moneyToWire(minor(units), currency), currency)).toBe(units)
        },
      ),
    )
  })

  test('G12 what is added and taken away again leaves what was there, in any order, and no unit is lost on the wire between', () => {
    const units = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
    const currency = fc.constantFrom(...currencies)
    fc.assert(
      fc.property(currency, units, fc.array(units, { maxLength: 8 }), (of, start, moved) => {
        const amounts = moved.map(minor)
        const onWire = (value: bigint) => BigInt(moneyToWire(minor(value), of).replace('.', ''))
        const all = amounts.reduce((sum, each) => minor(onWire(addMinor(sum, each))), minor(start))
        expect(all).toBe(amounts.toReversed().reduce(addMinor, minor(start)))
        expect(amounts.reduce(subtractMinor, all)).toBe(start)
      }),
    )
  })

  test('G12 of any text exactly those are amounts that are digits with a fraction of the scale at most', () => {
    const sign = fc.constantFrom(...'0123456789', '.', ',', '-', '+', 'e', ' ', '１', '\n')
    const text = fc.array(sign, { maxLength: 16 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...currencies), text, (currency, typed) => {
        const [whole = '', fraction, ...more] = typed.split('.')
        const digits = (part: string, most: number) =>
          /^[0-9]+$/.test(part) && !part.endsWith('\n') && part.length <= most
        const isAmount =
          more.length === 0 &&
          digits(whole, 12) &&
          (fraction === undefined || digits(fraction, currencyScale[currency]))
        expect(parseMoney(typed, currency) !== null).toBe(isAmount)
      }),
    )
  })

  test('a share is rounded toward zero and at most the whole', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 10000 }), (units, basisPoints) => {
        const share = shareOf(minor(units), basisPoints)
        expect(share >= 0n && share <= units).toBe(true)
        expect(share * 10000n <= units * BigInt(basisPoints)).toBe(true)
      }),
    )
  })
})
