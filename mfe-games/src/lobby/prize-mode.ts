import { prizeModes, type PrizeMode } from '@mosaic/contracts'

/** Vendor codes by category, from the vendor call. */
type Mapping = Readonly<Record<string, readonly string[] | undefined>>

const has = (mapping: Mapping, category: string, ...vendors: readonly string[]): boolean =>
  vendors.some((vendor) => mapping[category]?.includes(vendor))

/** Modes that a merchant has lotteries for, in the order of the selector. */
export const offeredModes = (mapping: Mapping): readonly PrizeMode[] => {
  const offered: Readonly<Record<PrizeMode, boolean>> = {
    ELOTT: (mapping['ELOTT']?.length ?? 0) > 0,
    LOTT: (mapping['LOTT'] ?? []).some((vendor) => vendor !== 'TCG_SEA'),
    SEA: has(mapping, 'LOTT', 'TCG_SEA') || has(mapping, 'ELOTT', 'TCG_SEA'),
  }
  return prizeModes.filter((mode) => offered[mode])
}

/** ELOTT where the mapping has it with TCG_LOTTO_VN or LOTT; else LOTT, or SEA where that is all there is (spec §4). */
export const defaultMode = (mapping: Mapping): PrizeMode => {
  if (has(mapping, 'ELOTT', 'TCG_LOTTO_VN', 'LOTT')) return 'ELOTT'
  const [only, ...others] = offeredModes(mapping)
  return only === 'SEA' && others.length === 0 ? 'SEA' : 'LOTT'
}

/** The mode in an address; `/m/lottery` leaves it to the rule. */
export const modeAt = (pathname: string, requested: string | null, mapping: Mapping): PrizeMode => {
  const requestedMode = prizeModes.find((mode) => mode === requested)
  if (requestedMode) return requestedMode
  const path = pathname.replace(/\/+$/, '')
  return path === '/m/lott' ? 'LOTT' : path === '/m/elott' ? 'ELOTT' : defaultMode(mapping)
}
