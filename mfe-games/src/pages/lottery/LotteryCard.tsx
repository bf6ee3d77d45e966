import type { Game } from '@mosaic/contracts'
import { formatDate, useServerTime } from '@mosaic/i18n'
import { useMerchant, useSession } from '@mosaic/session'
import { Button, Card, Countdown, Image, toast, useFailureToast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import type { OpenDraw } from '../../api/lottery'
import { lotteryStart } from '../../launch/lottery-start'
import type { LotteryPlay } from '../../launch/launch-query'
import { useTexts } from '../../texts'
import { DrawResults } from './DrawResults'
import styles from './LotteryPage.module.css'

type LotteryCardProps = {
  readonly game: Game
  readonly draw: OpenDraw | undefined
  readonly play: LotteryPlay
  readonly initiallyOpen: boolean
  readonly onDrawn: () => void
}

/** One lottery: its open draw with the time left, the last results, and the link to bet. */
export const LotteryCard = ({ game, draw, play, initiallyOpen, onDrawn }: LotteryCardProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  const type = useSession()?.type ?? null
  const [open, setOpen] = useState(initiallyOpen)
  const isFar = useServerTime((now) => (draw && draw.closesAt - now > 86_400_000 ? 1 : 0)) === 1
  const start = () => {
    const decision = lotteryStart(game, type, play)
    switch (decision.kind) {
      case 'coming-soon':
        return void toast(t('toast.soon', { name: game.gameName }), { duration: 'brief' })
      case 'refused':
        return void showFailure({ code: 'free_reject' })
      case 'go':
        return navigate(decision.to)
    }
  }
  return (
    <Card>
      <div className={styles.line}>
        <span className={styles.art}>
          <Image src={game.iconUrl} colour={game.iconColour} alt="" ratio={3 / 4} name={game.gameName} />
        </span>
        <span className={styles.words}>
          <h2 className={styles.name}>{game.gameName}</h2>
          {draw ? (
            <>
              <span className={styles.numero}>{t('lottery.numero', { numero: draw.numero })}</span>
              <span className={styles.left}>
                {isFar ? (
                  formatDate(draw.closesAt, tag, 'dateTime', timeZone)
                ) : (
                  <Countdown key={draw.numero} label={t('lottery.closesIn')} until={draw.closesAt} onEnd={onDrawn} />
                )}
              </span>
            </>
          ) : null}
        </span>
        <Button size="s" variant={game.supportPlay ? 'primary' : 'secondary'} onClick={start}>
          {t(game.supportPlay ? 'lottery.bet' : 'tile.soon')}
        </Button>
      </div>
      <Button variant="ghost" size="s" icon="caret-down" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('lottery.results')}
      </Button>
      {open ? <DrawResults gameId={game.gameId} numero={draw?.numero ?? ''} /> : null}
    </Card>
  )
}
