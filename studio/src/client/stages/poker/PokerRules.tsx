import type { PokerConfig } from '../../../games/poker/poker-config'
import { ranks } from '../../../rules/deck'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import type { PokerKey } from './texts'

const deckLine = ({ lowestRank }: PokerConfig, texts: Readonly<Record<PokerKey, string>>): string =>
  lowestRank === 0
    ? texts.ruleFullDeck
    : fill(texts.ruleDeck, { count: 52 - lowestRank * 4, rank: ranks[lowestRank] ?? '' })

const linesOf = (config: PokerConfig, texts: Readonly<Record<PokerKey, string>>, ante: string, lang: string) => [
  fill(texts.ruleTable, { bots: config.bots, ante }),
  deckLine(config, texts),
  ...(config.flushBeatsFull ? [texts.ruleFlush] : []),
  fill(config.use === 'two' ? texts.ruleTwo : texts.ruleAny, { cards: config.holeCards }),
  ...(config.discard === 'none' ? [] : [config.discard === 'before-flop' ? texts.ruleBefore : texts.ruleAfter]),
  fill(texts.ruleBets, { small: config.smallBet, big: config.bigBet, raises: config.maxRaises }),
  fill(texts.ruleHouse, { part: (config.rakeBp / 100).toLocaleString(lang) }),
  texts.ruleBots,
  texts.ruleReturn,
  texts.ruleLeave,
]

export const PokerRules = ({ config, stake, money, texts, lang }: RulesProps<PokerConfig, PokerKey>) => (
  <>
    {linesOf(config, texts, money(stake), lang).map((line) => (
      <p key={line} className="note">
        {line}
      </p>
    ))}
  </>
)
