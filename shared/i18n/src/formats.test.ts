import { currencyScale, minor, type Currency, type LanguageTag } from '@mosaic/contracts'
import fc from 'fast-check'
import {
  currencySymbol,
  formatBasisPoints,
  formatDate,
  formatDay,
  formatDaySlashes,
  formatMoney,
  setMoneyRules,
} from './formats'

const noon = Date.UTC(2026, 10, 21, 15, 30)

describe('money in six languages', () => {
  test.each([
    ['pt', 'BRL', 123456780n, 'R$\u00a01.234.567,80'],
    ['en', 'BRL', 123456780n, 'R$\u00a01,234,567.80'],
    ['ja', 'JPY', 1234567n, '¥1,234,567'],
    ['ko', 'KRW', 1234567n, '₩1,234,567'],
    ['es', 'EUR', 123456780n, '1.234.567,80\u00a0€'],
    ['th', 'THB', 123456780n, '฿1,234,567.80'],
    ['en', 'VND', 1234568n, '₫1,234,568'],
    ['en', 'CNY', 123456780n, '¥1,234,567.80'],
    ['es', 'EUR', 123450n, '1234,50\u00a0€'],
    ['pt', 'JPY', 1234567n, '¥1.234.567'],
    ['pt', 'XXX', 100000n, 'FUN\u00a01.000,00'],
  ] as const)('%s shows %s correctly', (tag, currency, value, expected) => {
    expect(formatMoney(minor(value), currency, tag)).toBe(expected)
  })

  test.each([
    [999n, 'R$\u00a09'],
    [-999n, '−R$\u00a09'],
    [-99n, 'R$\u00a00'],
    [0n, 'R$\u00a00'],
  ])('whole units of %s are cut toward zero', (value, expected) => {
    expect(formatMoney(minor(value), 'BRL', 'pt', { decimals: 'whole' })).toBe(expected)
  })

  test('a gain has its sign on request', () => {
    expect(formatMoney(minor(150), 'THB', 'en', { signed: true })).toBe('+฿1.50')
  })

  test('the digits shown are exactly the digits of the amount, also beyond 2^53', () => {
    const tags: LanguageTag[] = ['en', 'pt', 'ja', 'ko', 'es', 'th']
    fc.assert(
      fc.property(
        fc.constantFrom(...tags),
        fc.constantFrom(...(Object.keys(currencyScale) as Currency[])),
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        (tag, currency, units) => {
          const shown = formatMoney(minor(units), currency, tag, { symbol: false })
          expect(BigInt(shown.replace(/\D/g, ''))).toBe(units)
        },
      ),
    )
  })
})

describe('merchant with its own number format', () => {
  afterEach(() => setMoneyRules(null))

  test.each(['pt', 'en', 'ja', 'ko', 'es', 'th'] as const)(
    "%s: decimal point, comma groups, two decimals, the merchant's symbol",
    (tag) => {
      setMoneyRules({ currency: 'CNY', symbol: 'RMB', marks: { decimal: '.', group: ',' } })
      expect(formatMoney(minor(123456780), 'CNY', tag, { symbol: false })).toBe('1,234,567.80')
      expect(currencySymbol('CNY')).toBe('RMB')
    },
  )

  test('group spaces do not break lines; amounts below a thousand have none', () => {
    setMoneyRules({ currency: 'EUR', symbol: '€', marks: { decimal: ',', group: ' ' } })
    expect(formatMoney(minor(123456780), 'EUR', 'en', { symbol: false })).toBe('1\u00a0234\u00a0567,80')
    expect(formatMoney(minor(99999), 'EUR', 'en', { symbol: false })).toBe('999,99')
  })

  test('the symbol of another currency is unaffected', () => {
    setMoneyRules({ currency: 'BRL', symbol: 'BR$' })
    expect(formatMoney(minor(100), 'BRL', 'pt')).toBe('BR$\u00a01,00')
    expect(formatMoney(minor(100), 'THB', 'th')).toBe('฿1.00')
  })
})

describe('dates', () => {
  test.each([
    ['pt', '21/11/2026, 12:30'],
    ['en', '11/21/2026, 12:30'],
    ['ja', '2026/11/21 12:30'],
    ['ko', '2026. 11. 21. 12:30'],
    ['es', '21/11/2026, 12:30'],
    ['th', '21/11/2026 12:30'],
  ] as const)('in %s have Latin digits, the Gregorian year and a clock of 24 hours', (tag, expected) => {
    expect(formatDate(noon, tag, 'dateTime', 'America/Sao_Paulo')).toBe(expected)
  })

  test('Thai dates are Gregorian', () => {
    expect(formatDate(noon, 'th', 'date', 'Asia/Bangkok')).toContain('2026')
  })
  test('a moment shows the business day of the merchant', () => {
    const justAfterMidnightUtc = Date.UTC(2026, 10, 21, 1)
    expect(formatDaySlashes(justAfterMidnightUtc, 'America/Sao_Paulo')).toBe('2026/11/20')
    expect(formatDaySlashes(justAfterMidnightUtc, 'Asia/Bangkok')).toBe('2026/11/21')
  })
  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-11', '2026-11'],
    ['2026-13-45', '2026-13-45'],
    ['7', '7'],
    ['', ''],
  ])('the calendar day %s of an answer: %s', (day, expected) => {
    expect(formatDay(day, 'pt', 'date')).toBe(expected)
  })
  test('basis points become a percentage', () => {
    expect(formatBasisPoints(9650, 'pt')).toBe('96,50%')
  })
  test('a hundred percentages of a list make one formatter', () => {
    const made = jest.spyOn(Intl, 'NumberFormat')
    for (let count = 0; count < 100; count += 1) formatBasisPoints(9000 + count, 'ko')
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })
})
