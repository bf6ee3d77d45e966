import type { ReelConfig } from '../../../games/reels/reel-config'
import { ROWS } from '../../../games/reels/reel-symbols'
import type { RulesProps } from '../../frame/stage-props'
import { PlainPays } from '../reels/PlainPays'
import type { Ways5x3Key } from './texts'

export const WaysRules = (props: RulesProps<ReelConfig, Ways5x3Key>) => {
  const { config, t } = props
  const ways = ROWS ** config.strips.length
  return (
    <>
      <PlainPays basis={props} counted={t('ways')} count={ways} wildRule={t('wildRule')} />
      <p className="note">{t('wayPrizes')}</p>
      <p className="note">{t('wayRule', { ways })}</p>
    </>
  )
}
