import { currencyScale, moneyToWire, parseMoney, type Currency, type LanguageTag, type Minor } from '@mosaic/contracts'
import { decimalMark } from './formats'

/**
 * What a person typed, strictly: digits and the decimal mark of the language, or the point that every keypad has. Grouping marks
 * are refused rather than guessed: "3.456" must never become three and a half, nor three thousand by accident.
 */
export const readTypedAmount = (text: string, currency: Currency, tag: LanguageTag): Minor | null => {
  const trimmed = text.trim()
  const marks = trimmed.replace(/\d/g, '')
  if (marks === '' || marks === '.' || marks === decimalMark(tag))
    return parseMoney(trimmed.replace(',', '.'), currency)
  return null
}

/** An amount as a person would type it: no grouping, and no decimals where there are none. */
export const typedForm = (value: Minor, currency: Currency, tag: LanguageTag): string => {
  const wire = moneyToWire(value, currency)
  const scale = currencyScale[currency]
  const short = scale > 0 && wire.endsWith(`.${'0'.repeat(scale)}`) ? wire.slice(0, -scale - 1) : wire
  return short.replace('.', decimalMark(tag))
}
