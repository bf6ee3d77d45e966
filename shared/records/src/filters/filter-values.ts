import { isPeriod, type Period } from '@mosaic/i18n'

/** Allowed values of one filter; '' means none. */
export type FilterValues<Value extends string> = {
  readonly offered: readonly Value[]
  readonly accepts: (text: string) => text is Value
}

/** A closed union, known when the page is written. */
export const oneOf = <const Value extends string>(offered: readonly Value[]): FilterValues<Value> => ({
  offered,
  accepts: (text): text is Value => (offered as readonly string[]).includes(text),
})

/** Codes that the gateway lists. Until the list is there the address is believed, so that a deep link asks only once. */
export const codesOf = (listed: readonly string[] | undefined): FilterValues<string> => ({
  offered: listed ?? [],
  accepts: (text): text is string => text !== '' && (listed === undefined || listed.includes(text)),
})

export const periodIn = (address: URLSearchParams, first: Period): Period => {
  const asked = address.get('period')
  return isPeriod(asked) ? asked : first
}

export const valueIn = <Value extends string>(
  address: URLSearchParams,
  name: string,
  { accepts }: FilterValues<Value>,
): Value | undefined => {
  const asked = address.get(name)
  return asked !== null && accepts(asked) ? asked : undefined
}

/** The address with one filter changed or taken away; everything else in it stays. */
export const withFilter = (address: URLSearchParams, name: string, value: string | undefined): URLSearchParams => {
  const changed = new URLSearchParams(address)
  if (value === undefined) changed.delete(name)
  else changed.set(name, value)
  return changed
}
