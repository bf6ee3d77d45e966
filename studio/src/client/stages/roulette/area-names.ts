import { rouletteAreas } from '../../../games/roulette/areas'
import { pocketName } from '../../../games/roulette/wheel'
import type { RouletteKey } from './texts'
import type { Translate } from '../../texts/translator'

/** Name of a bet: `17`, `17-18`, `dozen1`, `red` … */
export const areaName = (area: string, t: Translate<RouletteKey>): string => {
  const [, group = '', digit = ''] = /^(dozen|column)(\d)$/.exec(area) ?? []
  if (group === 'dozen' || group === 'column') return t(group, { number: digit })
  switch (area) {
    case 'red':
    case 'black':
    case 'odd':
    case 'even':
    case 'low':
    case 'high':
      return t(area)
    default: {
      const kind = rouletteAreas(2).get(area)?.kind
      return kind === undefined || kind === 'straight' || kind === 'even' || kind === 'dozen' || kind === 'column'
        ? t('number', { number: pocketName(Number(area)) })
        : t('numbers', { kind: t(kind), numbers: area })
    }
  }
}
