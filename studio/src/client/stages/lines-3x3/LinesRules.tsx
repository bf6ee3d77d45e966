import type { ReelConfig } from '../../../games/reels/reel-config'
import type { RulesProps } from '../../frame/stage-props'
import { LineMaps } from '../reels/LineMaps'
import { PlainPays } from '../reels/PlainPays'
import type { Lines3x3Key } from './texts'

export const LinesRules = (props: RulesProps<ReelConfig, Lines3x3Key>) => {
  const { config, t } = props
  const lines = config.engine === 'lines-3x3@1' ? config.lines : []
  return (
    <>
      <PlainPays basis={props} counted={t('lines')} count={lines.length} wildRule={t('wildRule')} />
      <p className="note">{t('lineRule', { lines: lines.length })}</p>
      <LineMaps lines={lines} />
    </>
  )
}
