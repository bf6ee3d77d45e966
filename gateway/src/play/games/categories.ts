import type { GameCategory, GameClassify } from '@mosaic/contracts'

/** Vendors of other categories that some gateways list under SPORTS (spec §9, domain §8.30). */
const esportVendors: ReadonlySet<string> = new Set(['IMES', 'TF', 'IA'])
const cockfightVendors: ReadonlySet<string> = new Set(['SV3'])

/** The category a vendor is shown under: e-sports and cockfights are taken out of SPORTS. */
export const shownCategory = (vendorCode: string, category: GameCategory): GameCategory => {
  if (category !== 'SPORTS') return category
  return esportVendors.has(vendorCode) ? 'ESPORTS' : cockfightVendors.has(vendorCode) ? 'COCKFIGHT' : 'SPORTS'
}

/** Categories in the merchant's order, those without a game left out. */
export const sortedCategories = (
  merchantOrder: readonly GameCategory[],
  present: ReadonlySet<GameCategory>,
): readonly GameCategory[] => merchantOrder.filter((category) => present.has(category))

/** English names; the site shows its own texts under the same keys. */
export const classifyNames: Readonly<Record<GameClassify, string>> = {
  '': 'All',
  JP: 'Jackpot',
  SC: 'Scratch',
  VP: 'Video poker',
  TG: 'Table',
  AC: 'Arcade',
  Crash: 'Crash',
}
