import { currencyScale, languageTags, minor, type Currency } from '@mosaic/contracts'
import fc from 'fast-check'
import { readTypedAmount, typedForm } from './typed-amount'

describe('readTypedAmount', () => {
  test.each([
    ['200', 'BRL', 'pt', 20_000n],
    ['200,5', 'BRL', 'pt', 20_050n],
    ['200,50', 'BRL', 'pt', 20_050n],
    ['200.50', 'BRL', 'pt', 20_050n],
    [' 200,50 ', 'BRL', 'es', 20_050n],
    ['200.50', 'THB', 'th', 20_050n],
    ['1200', 'JPY', 'ja', 1_200n],
    ['3.456', 'BRL', 'pt', null],
    ['1.234,50', 'BRL', 'pt', null],
    ['1,234.50', 'USD', 'en', null],
    ['200,50', 'USD', 'en', null],
    ['12,5', 'JPY', 'pt', null],
    ['10,005', 'BRL', 'pt', null],
    ['1,2,3', 'BRL', 'pt', null],
    ['-5', 'BRL', 'pt', null],
    ['+5', 'BRL', 'pt', null],
    ['1e3', 'BRL', 'pt', null],
    ['٥٠', 'BRL', 'pt', null],
    ['', 'BRL', 'pt', null],
    [',5', 'BRL', 'pt', null],
  ] as const)('"%s" as %s in %s', (text, currency, tag, expected) => {
    expect(readTypedAmount(text, currency, tag)).toBe(expected)
  })

  it('reads back every amount in the form it would be typed, in every language and currency', () => {
    fc.assert(
      fc.property(
        // Twelve whole digits are the longest amount the wire takes, and the yen has no decimals.
        fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
        fc.constantFrom(...(Object.keys(currencyScale) as Currency[])),
        fc.constantFrom(...Object.values(languageTags)),
        (units, currency, tag) => readTypedAmount(typedForm(minor(units), currency, tag), currency, tag) === units,
      ),
    )
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
