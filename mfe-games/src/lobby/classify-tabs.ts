import type { GameCategory, GameClassify } from '@mosaic/contracts'
import type { LobbyTab } from './lobby-tab'

type Entry = {
  readonly key: GameClassify
  readonly sort: number
  readonly categories?: readonly GameCategory[] | undefined
}
export type ClassifyTabs = { readonly classes: readonly GameClassify[]; readonly fish: boolean }

const none: ClassifyTabs = { classes: [], fish: false }
const usually = 5
const ofSlots = 9

/**
 * Tabs of a category: its first 5 classifications, for slots 9 and the fishing games (spec §9).
 * Without the gateway's mapping of categories all are offered; a single classification has no tabs.
 */
export const classifyTabs = (entries: readonly Entry[], tab: LobbyTab, hasFish: boolean): ClassifyTabs => {
  if (tab === 'CRASH') return none
  const classes = entries
    .filter(({ categories }) => !categories || categories.some((category) => category === tab))
    .sort((a, b) => a.sort - b.sort)
    .slice(0, tab === 'RNG' ? ofSlots : usually)
    .map(({ key }) => key)
  return classes.length < 2 ? none : { classes, fish: tab === 'RNG' && hasFish }
}
