import type { BlackjackConfig } from '../../../games/blackjack/blackjack-rules'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import { paysText } from './TableTop'
import type { BlackjackKey } from './texts'

const doubles = { any: 'doubleAny', '9-11': 'double9', '10-11': 'double10' } as const

const linesOf = (config: BlackjackConfig, texts: Readonly<Record<BlackjackKey, string>>): readonly string[] => [
  texts.ruleGoal,
  fill(texts.pays, { pays: paysText(config) }),
  config.dealerHitsSoft17 ? texts.hitsSoft : texts.standsSoft,
  config.dealerPeeks ? texts.rulePeek : texts.ruleNoPeek,
  fill(texts.ruleDouble, { on: texts[doubles[config.doubleOn]] }),
  config.split ? texts.ruleSplit : texts.ruleNoSplit,
  ...(config.split
    ? [
        config.hitSplitAces ? texts.ruleHitAces : texts.ruleAces,
        config.doubleAfterSplit ? texts.ruleAfterSplit : texts.ruleNoAfterSplit,
      ]
    : []),
  ...(config.surrender ? [texts.ruleSurrender] : []),
  texts.ruleShoe,
  texts.ruleBest,
  texts.ruleLeave,
]

export const BlackjackRules = ({ config, texts }: RulesProps<BlackjackConfig, BlackjackKey>) => (
  <>
    {linesOf(config, texts).map((line) => (
      <p key={line} className="note">
        {line}
      </p>
    ))}
  </>
)
