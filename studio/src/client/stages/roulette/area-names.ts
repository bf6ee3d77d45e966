import { rouletteAreas } from '../../../games/roulette/areas'
import { pocketName } from '../../../games/roulette/wheel'
import { fill } from '../../texts/texts'
import type { RouletteKey } from './texts'

type Texts = Readonly<Record<RouletteKey, string>>

/** What a bet is called: `17`, `17-18`, `dozen1`, `red` … */
export const areaName = (area: string, texts: Texts): string => {
  const [, group = '', digit = ''] = /^(dozen|column)(\d)$/.exec(area) ?? []
  if (group === 'dozen' || group === 'column') return fill(texts[group], { number: digit })
  switch (area) {
    case 'red':
    case 'black':
    case 'odd':
    case 'even':
    case 'low':
    case 'high':
      return texts[area]
    default: {
      const kind = rouletteAreas(2).get(area)?.kind
      return kind === undefined || kind === 'straight' || kind === 'even' || kind === 'dozen' || kind === 'column'
        ? fill(texts.number, { number: pocketName(Number(area)) })
        : fill(texts.numbers, { kind: texts[kind], numbers: area })
    }
  }
}
