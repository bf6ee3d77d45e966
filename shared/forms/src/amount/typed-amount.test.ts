import { currencyScale, languageTags, minor, type Currency, type LanguageTag } from '@mosaic/contracts'
import { formatMoney, setMoneyRules } from '@mosaic/i18n'
import fc from 'fast-check'
import { readTypedAmount, typedForm } from './typed-amount'

const anyUnits = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n })
const anyCurrency = fc.constantFrom(...(Object.keys(currencyScale) as Currency[]))
const anyTag = fc.constantFrom(...Object.values(languageTags))

describe('readTypedAmount', () => {
  test.each<[string, Currency, LanguageTag, bigint | readonly bigint[] | null]>([
    ['200', 'BRL', 'pt', 20_000n],
    ['200,5', 'BRL', 'pt', 20_050n],
    ['200,50', 'BRL', 'pt', 20_050n],
    ['200.50', 'BRL', 'pt', 20_050n],
    [' 200,50 ', 'BRL', 'es', 20_050n],
    ['200.50', 'THB', 'th', 20_050n],
    ['1200', 'JPY', 'ja', 1_200n],
    ['1,000', 'USD', 'en', 100_000n],
    ['1,234,567.89', 'THB', 'ko', 123_456_789n],
    ['1.000', 'BRL', 'pt', 100_000n],
    ['1.000,00', 'BRL', 'pt', 100_000n],
    ['1.000,00', 'BRL', 'en', 100_000n],
    ['1,000.00', 'BRL', 'en', 100_000n],
    ['12,50', 'BRL', 'en', 1_250n],
    ['12.50', 'BRL', 'en', 1_250n],
    ['12,50', 'THB', 'pt', 1_250n],
    ['1,234', 'BRL', 'en', 123_400n],
    ['1.234', 'BRL', 'en', 123_400n],
    ['1,000', 'BRL', 'en', [100_000n, 100n]],
    ['1.000', 'BRL', 'en', [100n, 100_000n]],
    ['2,500', 'MXN', 'es', [250n, 250_000n]],
    ['5.000', 'JPY', 'pt', [5_000n, 5n]],
    ['1.000', 'USD', 'en', null],
    ['12,50', 'USD', 'en', null],
    ['0,500', 'BRL', 'en', null],
    ['01,000', 'USD', 'en', null],
    ['12,5', 'JPY', 'pt', null],
    ['10,005', 'BRL', 'pt', null],
    ['10,00,000', 'USD', 'en', null],
    ['1.000.00', 'BRL', 'pt', null],
    ['1,000.000', 'BRL', 'en', null],
    ['1,2,3', 'BRL', 'pt', null],
    ['1 000', 'BRL', 'pt', null],
    ["1'000", 'BRL', 'pt', null],
    ['-5', 'BRL', 'pt', null],
    ['+5', 'BRL', 'pt', null],
    ['1e3', 'BRL', 'pt', null],
    ['', 'BRL', 'pt', null],
    [',5', 'BRL', 'pt', null],
    ['5,', 'BRL', 'pt', null],
  ])('"%s" as %s in %s', (text, currency, tag, expected) => {
    expect(readTypedAmount(text, currency, tag)).toEqual(
      expected === null
        ? { kind: 'unreadable' }
        : typeof expected === 'bigint'
          ? { kind: 'amount', value: expected }
          : { kind: 'ambiguous', readings: expected },
    )
  })

  it('reads back every amount in the form it would be typed, in every language and currency', () => {
    fc.assert(
      fc.property(anyUnits, anyCurrency, anyTag, (units, currency, tag) => {
        expect(readTypedAmount(typedForm(minor(units), currency, tag), currency, tag)).toEqual({
          kind: 'amount',
          value: units,
        })
      }),
    )
  })

  it('reads every displayed amount, or offers it among the readings', () => {
    fc.assert(
      fc.property(anyUnits, anyCurrency, anyTag, (units, currency, tag) => {
        const shown = formatMoney(minor(units), currency, tag, { symbol: false })
        const read = readTypedAmount(shown, currency, tag)
        expect(read.kind === 'ambiguous' ? read.readings : [read.kind === 'amount' ? read.value : null]).toContain(
          units,
        )
      }),
    )
  })
})

describe('merchant with its own number format', () => {
  afterEach(() => setMoneyRules(null))

  test.each(['10.50', '1,010.50'])('"%s" is read by the merchant\'s format in every language', (text) => {
    setMoneyRules({ currency: 'CNY', symbol: 'RMB', marks: { decimal: '.', group: ',' } })
    for (const tag of Object.values(languageTags)) {
      expect(readTypedAmount(text, 'CNY', tag).kind).toBe('amount')
      expect(typedForm(minor(1050), 'CNY', tag)).toBe('10.50')
    }
  })

  test.each(['1 000,50', '1\u00a0000,50', '1\u202f000,50'])('may set a space between groups: "%s"', (text) => {
    setMoneyRules({ currency: 'EUR', symbol: '€', marks: { decimal: ',', group: ' ' } })
    expect(readTypedAmount(text, 'EUR', 'en')).toEqual({ kind: 'amount', value: 100_050n })
  })
})

describe('typedForm', () => {
  test.each([
    [20_000n, 'BRL', 'pt', '200'],
    [20_050n, 'BRL', 'pt', '200,50'],
    [20_050n, 'THB', 'th', '200.50'],
    [500n, 'JPY', 'ja', '500'],
  ] as const)('%s %s in %s is %s', (units, currency, tag, text) => {
    expect(typedForm(minor(units), currency, tag)).toBe(text)
  })
})

test.each(['１２．５０', '๑๒.๕๐', '１２。５０'])('digits of another keyboard are an amount: %s', (text) => {
  expect(readTypedAmount(text, 'THB', 'en')).toEqual({ kind: 'amount', value: 1250n })
})
