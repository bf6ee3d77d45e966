import type { Language } from './texts/languages'

/** Formats integer strings of minor units by moving characters: no arithmetic, and old browsers lack BigInt. */
const marks: Record<Language, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  pt: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  ja: { group: ',', decimal: '.' },
  ko: { group: ',', decimal: '.' },
  th: { group: ',', decimal: '.' },
}

/** Between the whole and its parts, as amounts are written. */
export const decimalMark = (language: Language): string => marks[language].decimal

const signs: Readonly<Record<string, string>> = {
  BRL: 'R$',
  THB: '฿',
  CNY: '¥',
  USD: '$',
  EUR: '€',
  MXN: 'MX$',
  JPY: '¥',
  KRW: '₩',
  VND: '₫',
  XXX: '',
}

export type MoneyText = (minorUnits: string) => string

export const moneyTextFor = (currency: string, scale: number, language: Language): MoneyText => {
  const { group, decimal } = marks[language]
  const sign = signs[currency] ?? currency
  return (minorUnits) => {
    const negative = minorUnits.startsWith('-')
    const digits = (negative ? minorUnits.slice(1) : minorUnits).padStart(scale + 1, '0')
    const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(\d{3})+$)/g, group)
    const amount = scale === 0 ? whole : whole + decimal + digits.slice(-scale)
    return `${negative ? '−' : ''}${sign}${sign ? '\u00a0' : ''}${amount}`
  }
}

/** `amount × times` digit by digit, as on paper. */
export const multiplied = (amount: string, times: number): string => {
  let carry = 0
  const digits = [...amount].reverse().map((digit) => {
    const product = Number(digit) * times + carry
    carry = Math.floor(product / 10)
    return product % 10
  })
  return `${carry > 0 ? carry : ''}${digits.reverse().join('')}`.replace(/^0+(?=\d)/, '')
}

/** `amount ÷ by` digit by digit, rounded down. */
export const divided = (amount: string, by: number): string => {
  let rest = 0
  const digits = [...amount].map((digit) => {
    const here = rest * 10 + Number(digit)
    rest = here % by
    return Math.floor(here / by)
  })
  return digits.join('').replace(/^0+(?=\d)/, '')
}

/** A picture of `amount × part` for counting up on the screen; the last frame shows the amount itself. */
export const countUpFrame = (amount: string, part: number): string => {
  const target = Number(amount)
  return part >= 1 || !Number.isSafeInteger(target) ? amount : String(Math.floor(target * part))
}
