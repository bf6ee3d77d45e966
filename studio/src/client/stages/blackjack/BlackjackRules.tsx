import type { BlackjackConfig } from '../../../games/blackjack/blackjack-rules'
import type { RulesProps } from '../../frame/stage-props'
import { paysText } from './TableTop'
import type { BlackjackKey } from './texts'
import type { Translate } from '../../texts/translator'

const doubles = { any: 'doubleAny', '9-11': 'double9', '10-11': 'double10' } as const

const linesOf = (config: BlackjackConfig, t: Translate<BlackjackKey>): readonly string[] => [
  t('ruleGoal'),
  t('pays', { pays: paysText(config) }),
  config.dealerHitsSoft17 ? t('hitsSoft') : t('standsSoft'),
  config.dealerPeeks ? t('rulePeek') : t('ruleNoPeek'),
  t('ruleDouble', { on: t(doubles[config.doubleOn]) }),
  config.split ? t('ruleSplit') : t('ruleNoSplit'),
  ...(config.split
    ? [
        config.hitSplitAces ? t('ruleHitAces') : t('ruleAces'),
        config.doubleAfterSplit ? t('ruleAfterSplit') : t('ruleNoAfterSplit'),
      ]
    : []),
  ...(config.surrender ? [t('ruleSurrender')] : []),
  t('ruleShoe'),
  t('ruleBest'),
  t('ruleLeave'),
]

export const BlackjackRules = ({ config, t }: RulesProps<BlackjackConfig, BlackjackKey>) => (
  <>
    {linesOf(config, t).map((line) => (
      <p key={line} className="note">
        {line}
      </p>
    ))}
  </>
)
