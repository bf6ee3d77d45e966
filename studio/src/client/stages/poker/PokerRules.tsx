import type { PokerConfig } from '../../../games/poker/poker-config'
import { ranks } from '../../../rules/deck'
import type { RulesProps } from '../../frame/stage-props'
import type { PokerKey } from './texts'
import type { Translate } from '../../texts/translator'

const deckLine = ({ lowestRank }: PokerConfig, t: Translate<PokerKey>): string =>
  lowestRank === 0 ? t('ruleFullDeck') : t('ruleDeck', { count: 52 - lowestRank * 4, rank: ranks[lowestRank] ?? '' })

const linesOf = (config: PokerConfig, t: Translate<PokerKey>, ante: string, lang: string) => [
  t('ruleTable', { bots: config.bots, ante }),
  deckLine(config, t),
  ...(config.flushBeatsFull ? [t('ruleFlush')] : []),
  t(config.use === 'two' ? 'ruleTwo' : 'ruleAny', { cards: config.holeCards }),
  ...(config.discard === 'none' ? [] : [config.discard === 'before-flop' ? t('ruleBefore') : t('ruleAfter')]),
  t('ruleBets', { small: config.smallBet, big: config.bigBet, raises: config.maxRaises }),
  t('ruleHouse', { part: (config.rakeBp / 100).toLocaleString(lang) }),
  t('ruleBots'),
  t('ruleReturn'),
  t('ruleLeave'),
]

export const PokerRules = ({ config, stake, money, t, lang }: RulesProps<PokerConfig, PokerKey>) => (
  <>
    {linesOf(config, t, money(stake), lang).map((line) => (
      <p key={line} className="note">
        {line}
      </p>
    ))}
  </>
)
