import { moneyOf, MoneyText } from '@mosaic/money'
import { Button, IconButton, Image } from '@mosaic/ui'
import { useState } from 'react'
import { useOpenRoundQuery } from '../api/member-rails'
import { useTexts } from '../texts'
import { useStartingId, useTileActions } from '../tile/tile-actions'
import styles from './ContinueRound.module.css'

/** An unfinished round to continue; it is above the menu, so that the page does not move. */
export const ContinueRound = () => {
  const { t } = useTexts()
  const { play } = useTileActions()
  const startingId = useStartingId()
  const { data: round } = useOpenRoundQuery()
  const [closed, setClosed] = useState<string | null>(null)
  if (!round || round.roundId === closed) return null
  const { game, stake } = round
  return (
    <aside className={styles.banner} aria-label={t('continue.title')}>
      <span className={styles.art}>
        <Image src={game.iconUrl} colour={game.iconColour} alt="" ratio={1} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('continue.title')}</span>
        <span className={styles.text}>
          {game.gameName} · <MoneyText value={moneyOf(stake, game.currency)} currency={game.currency} />
        </span>
      </span>
      <Button size="s" loading={startingId === game.gameId} onClick={() => play(game, 'real')}>
        {t('continue.action')}
      </Button>
      <IconButton icon="x" size={18} label={t('continue.close')} onClick={() => setClosed(round.roundId)} />
    </aside>
  )
}
