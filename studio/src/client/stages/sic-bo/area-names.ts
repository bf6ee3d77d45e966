import type { SicBoKey } from './texts'
import type { Translate } from '../../texts/translator'

/** Name of a bet: `total4`, `pair12`, `double3` … */
export const areaName = (area: string, t: Translate<SicBoKey>): string => {
  switch (area) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
    case 'anyTriple':
      return t(area)
    default: {
      const [, kind = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(area) ?? []
      if (kind === 'pair') return t('pair', { low: digits.slice(0, 1), high: digits.slice(1) })
      if (kind === 'total') return t('total', { total: digits })
      return t(kind === 'triple' ? 'tripleOf' : kind === 'double' ? 'doubleOf' : 'single', {
        face: digits,
      })
    }
  }
}
