import type { SicBoConfig } from '../../../games/sic-bo/rules'
import { sicBoBets } from '../../../return/table/sic-bo-bets'

/** As it stands on the felt; a single face pays by the dice that show it. */
export const paysText = ({ pays }: SicBoConfig, area: string): string =>
  `${(pays[area] ?? sicBoBets[area]?.usual ?? []).join('/')}:1`
