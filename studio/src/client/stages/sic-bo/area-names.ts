import { fill } from '../../texts/texts'
import type { SicBoKey } from './texts'

/** What a bet is called: `total4`, `pair12`, `double3` … */
export const areaName = (area: string, texts: Readonly<Record<SicBoKey, string>>): string => {
  switch (area) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
    case 'anyTriple':
      return texts[area]
    default: {
      const [, kind = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(area) ?? []
      if (kind === 'pair') return fill(texts.pair, { low: digits.slice(0, 1), high: digits.slice(1) })
      if (kind === 'total') return fill(texts.total, { total: digits })
      return fill(kind === 'triple' ? texts.tripleOf : kind === 'double' ? texts.doubleOf : texts.single, {
        face: digits,
      })
    }
  }
}
