import type { baccaratAreas } from '../../../games/baccarat/areas'
import type { BaccaratConfig } from '../../../games/baccarat/rules'
import { decimalText } from '../../figure-text'

/** As it stands on the felt. */
export const paysOf = (
  config: BaccaratConfig,
  lang: string,
): Readonly<Record<(typeof baccaratAreas)[number], string>> => ({
  player: '1:1',
  banker:
    config.commission > 0 ? `${decimalText(String(Math.round((1 - config.commission) * 100) / 100), lang)}:1` : '1:1',
  tie: `${config.tiePays}:1`,
  playerPair: `${config.pairPays}:1`,
  bankerPair: `${config.pairPays}:1`,
})
