import type { dragonTigerAreas } from '../../../games/dragon-tiger/areas'
import type { DragonTigerConfig } from '../../../games/dragon-tiger/rules'

/** As it stands on the felt. */
export const paysOf = (config: DragonTigerConfig): Readonly<Record<(typeof dragonTigerAreas)[number], string>> => ({
  dragon: '1:1',
  tiger: '1:1',
  tie: `${config.tiePays}:1`,
  suitedTie: `${config.suitedTiePays}:1`,
})
