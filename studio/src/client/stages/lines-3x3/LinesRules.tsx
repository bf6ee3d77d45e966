import type { ReelConfig } from '../../../games/reels/reel-config'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import { LineMaps } from '../reels/LineMaps'
import { PlainPays } from '../reels/PlainPays'
import type { Lines3x3Key } from './texts'

export const LinesRules = (props: RulesProps<ReelConfig, Lines3x3Key>) => {
  const { config, texts } = props
  const lines = config.engine === 'lines-3x3@1' ? config.lines : []
  return (
    <>
      <PlainPays basis={props} counted={texts.lines} count={lines.length} wildRule={texts.wildRule} />
      <p className="note">{fill(texts.lineRule, { lines: lines.length })}</p>
      <LineMaps lines={lines} />
    </>
  )
}
