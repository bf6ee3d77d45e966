import type { VideoPokerConfig } from '../../../games/video-poker/video-poker-rules'
import type { RulesProps } from '../../frame/stage-props'
import type { VideoPokerKey } from './texts'
import { PayTable } from './VideoPokerTable'

export const VideoPokerRules = ({ config, stake, money, t }: RulesProps<VideoPokerConfig, VideoPokerKey>) => (
  <>
    <h3>{t('pays', { stake: money(stake) })}</h3>
    <PayTable config={config} stake={stake} hand={null} money={money} t={t} />
    <p className="note">{t('ruleDraw')}</p>
    <p className="note">{t('ruleBest')}</p>
    <p className="note">{t('ruleLeave')}</p>
  </>
)
