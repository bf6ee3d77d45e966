import type { VideoPokerConfig } from '../../../games/video-poker/video-poker-rules'
import type { RulesProps } from '../../frame/stage-props'
import { fill } from '../../texts/texts'
import type { VideoPokerKey } from './texts'
import { PayTable } from './VideoPokerTable'

export const VideoPokerRules = ({ config, stake, money, texts }: RulesProps<VideoPokerConfig, VideoPokerKey>) => (
  <>
    <h3>{fill(texts.pays, { stake: money(stake) })}</h3>
    <PayTable config={config} stake={stake} hand={null} money={money} texts={texts} />
    <p className="note">{texts.ruleDraw}</p>
    <p className="note">{texts.ruleBest}</p>
    <p className="note">{texts.ruleLeave}</p>
  </>
)
