/** The currencies whose business days are those of one time zone. */
export type BusinessZone = { readonly timeZone: string; readonly has: (currency: string) => boolean }

type Priced = { readonly currency: string; readonly timeZone: string }

/**
 * The time zones of the merchants (domain §8.39). The provider knows no merchants, only currencies, so the days of a currency are those of the first merchant
 * that has it; a currency that nobody has goes with the first merchant of all.
 */
export const businessZones = (merchants: readonly Priced[]): readonly BusinessZone[] => {
  const zones = new Map<string, string>()
  for (const { currency, timeZone } of merchants) if (!zones.has(currency)) zones.set(currency, timeZone)
  const [first] = zones.values()
  return [...new Set(zones.values())].map((timeZone) => ({
    timeZone,
    has: (currency) => (zones.get(currency) ?? first) === timeZone,
  }))
}
