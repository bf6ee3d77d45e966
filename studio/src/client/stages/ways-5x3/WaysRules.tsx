import type { ReelConfig } from '../../../games/reels/reel-config'
import { ROWS } from '../../../games/reels/reel-symbols'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import { PlainPays } from '../reels/PlainPays'
import type { Ways5x3Key } from './texts'

export const WaysRules = (props: RulesProps<ReelConfig, Ways5x3Key>) => {
  const { config, texts } = props
  const ways = ROWS ** config.strips.length
  return (
    <>
      <PlainPays basis={props} counted={texts.ways} count={ways} wildRule={texts.wildRule} />
      <p className="note">{texts.wayPrizes}</p>
      <p className="note">{fill(texts.wayRule, { ways })}</p>
    </>
  )
}
