import { addMinor, isCurrency, moneyFromWire, subtractMinor, zero, type Minor } from '@mosaic/contracts'

const reported = new Set<string>()

const report = (fault: string): null => {
  if (!reported.has(fault)) console.error(fault)
  reported.add(fault)
  return null
}

/** An amount of the wire; `null`, reported once, where it cannot be read. */
export const moneyOf = (wire: string, currency: string): Minor | null =>
  (isCurrency(currency) ? moneyFromWire(wire, currency) : null) ??
  report(`The amount "${wire}" in ${currency} cannot be read`)

/** Unreadable as soon as one part is. */
export const sumOf = (...parts: readonly (Minor | null)[]): Minor | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : addMinor(sum, part)), zero)

export const differenceOf = (from: Minor | null, less: Minor | null): Minor | null =>
  from === null || less === null ? null : subtractMinor(from, less)
