/**
 * Money is an integer of minor units (cents, satang; yen for JPY), never a float. On the `/wps` wire it is a decimal
 * string with the currency's scale ("200.00"), on the seamless wallet the integer string ("20000").
 */
export type Minor = bigint & { readonly __unit: 'minor' }

/** Supported ISO 4217 codes with their number of decimals. `XXX` is for trial players. */
export const currencyScale = {
  BRL: 2,
  THB: 2,
  CNY: 2,
  USD: 2,
  EUR: 2,
  MXN: 2,
  JPY: 0,
  KRW: 0,
  VND: 0,
  XXX: 2,
} as const

export type Currency = keyof typeof currencyScale

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencyScale, code)

/** Quotient truncated towards zero, as bigint divides; also correct with the polyfill's numbers. */
export const quotient = (dividend: bigint, divisor: bigint): bigint => (dividend - (dividend % divisor)) / divisor

/** The only door from a plain bigint to money. */
export const minor = (units: bigint | number): Minor => BigInt(units) as Minor

export const zero: Minor = minor(0)

export const addMinor = (a: Minor, b: Minor): Minor => minor(a + b)
export const subtractMinor = (a: Minor, b: Minor): Minor => minor(a - b)

/** `value × basisPoints / 10000`, rounded toward zero. */
export const shareOf = (value: Minor, basisPoints: number): Minor =>
  minor(quotient(value * BigInt(basisPoints), 10000n))

const read = (text: string, currency: Currency, mostDigits: number): Minor | null => {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(text)
  if (!match || (match[1] ?? '').length > mostDigits) return null
  const scale = currencyScale[currency]
  const fraction = match[2] ?? ''
  if (fraction.length > scale) return null
  return minor(BigInt((match[1] ?? '') + fraction.padEnd(scale, '0')))
}

/**
 * Parses an amount from a person or partner. Strict: at most twelve ASCII digits, an optional point with at most
 * `scale` decimals. Anything else is `null`.
 */
export const parseMoney = (text: string, currency: Currency): Minor | null => read(text, currency, 12)

/** The `/wps` wire form, with a leading minus for negative results ("−" is for people, "-" for the wire). */
export const moneyToWire = (value: Minor, currency: Currency): string => {
  const scale = currencyScale[currency]
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Reads the wire form, which unlike a person's input may be negative, and as large as a column of the ledger. */
export const moneyFromWire = (text: string, currency: Currency): Minor | null => {
  const negative = text.startsWith('-')
  const value = read(negative ? text.slice(1) : text, currency, 19)
  return value === null ? null : negative ? minor(-value) : value
}
