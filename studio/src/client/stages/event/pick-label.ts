import type { EventConfig } from '../../../games/event/event-config'
import type { Leg } from '../../../games/event/event-rules'
import type { Market } from '../../../games/event/markets'
import { decimalText } from '../../figure-text'
import { shownFixture } from './shown-fixture'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

/** `183` → `1.83`. */
export const oddsText = (odds: number, lang: string): string =>
  decimalText(`${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, '0')}`, lang)

/** Exact odds of several picks: 1.95 and 1.95 → `3.8025`. */
export const productText = (product: string, picks: number, lang: string): string => {
  const digits = product.padStart(2 * picks + 1, '0')
  const [whole, part] = [digits.slice(0, -2 * picks), digits.slice(-2 * picks)]
  return decimalText(`${whole}.${part.slice(0, 2)}${part.slice(2).replace(/0+$/, '')}`, lang)
}

const lineText = (line: number | null, lang: string): string => decimalText(String(Math.abs(line ?? 0)), lang)
const signed = (line: number, lang: string): string => `${line > 0 ? '+' : '−'}${lineText(line, lang)}`

export const marketTitle = ({ key, line }: Market, t: Translate<EventTextKey>): string =>
  key === 'placed' ? t('placed', { line: line ?? 0 }) : key === 'total' ? t('totalLine') : t(key)

/** Label of a pick among those of other contests; sides name their contest already. */
export const slipLabel = (
  config: EventConfig,
  { round, market, pick }: Leg,
  t: Translate<EventTextKey | 'roundNumber'>,
  lang: string,
): string => {
  const { entrants, markets } = shownFixture(config, round, t)
  const found = markets.find(({ key }) => key === market)
  const label = found ? pickLabel(config, round, found, pick, t, lang) : pick
  if (pick === 'home' || pick === 'away') return label
  const contest =
    config.contest.kind === 'field'
      ? t('roundNumber', { round })
      : entrants.map(({ name }) => name).join(` ${t('versus')} `)
  return `${label} (${contest})`
}

/** Label of a pick in its market. */
export const pickLabel = (
  config: EventConfig,
  round: number,
  { key, line }: Pick<Market, 'key' | 'line'>,
  pick: string,
  t: Translate<EventTextKey>,
  lang: string,
): string => {
  const { entrants } = shownFixture(config, round, t)
  const home = entrants[0]?.name ?? ''
  const away = entrants[1]?.name ?? ''
  switch (key) {
    case 'total':
      return t(pick === 'over' ? 'over' : 'under', { line: lineText(line, lang) })
    case 'handicap':
      return pick === 'home' ? `${home} ${signed(-(line ?? 0), lang)}` : `${away} ${signed(line ?? 0, lang)}`
    case 'both':
    case 'stoppage':
      return pick === 'yes' ? t('yesPick') : t('noPick')
    case 'half':
      return pick === 'low'
        ? t('range', { from: 1, to: Math.ceil(line ?? 1) })
        : t('range', { from: Math.ceil(line ?? 1) + 1, to: config.size })
    case 'winner':
    case 'placed':
      if (pick === 'home') return config.contest.kind === 'duel' ? `${t('redSide')} · ${home}` : home
      if (pick === 'away') return config.contest.kind === 'duel' ? `${t('blueSide')} · ${away}` : away
      if (pick === 'draw') return t('draw')
      return `${Number(pick) + 1} · ${entrants[Number(pick)]?.name ?? ''}`
  }
}
