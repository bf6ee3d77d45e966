/** Currencies whose business days follow one time zone. */
export type BusinessZone = { readonly timeZone: string; readonly has: (currency: string) => boolean }

type Priced = { readonly currency: string; readonly timeZone: string }

/**
 * Time zones of the merchants (domain §8.39). The provider knows currencies only, so a currency follows its first
 * merchant, and an unknown currency the first merchant of all.
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
