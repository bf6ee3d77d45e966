import { Button, QueryView, Sheet, Skeleton } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useGameDetailQuery } from '../api/catalogue'
import { useTexts } from '../texts'
import { useStartingId, useTileActions } from '../tile/tile-actions'
import { GameDetails } from './GameDetails'
import styles from './GameSheet.module.css'

type GameSheetProps = { readonly gameId: string | null; readonly onClose: () => void }

/** During the closing animation the address has no game any more; the sheet keeps showing its own. */
const useLastGame = (gameId: string | null): string | null => {
  const [last, setLast] = useState(gameId)
  useEffect(() => {
    if (gameId) setLast(gameId)
  }, [gameId])
  return gameId ?? last
}

const SheetSkeleton = () => (
  <div className={styles.head}>
    <span className={styles.art}>
      <Skeleton ratio={3 / 4} />
    </span>
    <span className={styles.wait}>
      <Skeleton lines={7} />
    </span>
  </div>
)

/** Facts for a player before the first bet: return, volatility, limits and paytable. */
export const GameSheet = ({ gameId, onClose }: GameSheetProps) => {
  const { t } = useTexts()
  const shown = useLastGame(gameId)
  const detail = useGameDetailQuery(shown)
  const { play } = useTileActions()
  const startingId = useStartingId()
  const game = detail.data?.game

  const footer = game?.supportPlay ? (
    <div className={styles.buttons}>
      {game.freeplay ? (
        <Button variant="secondary" onClick={() => play(game, 'demo')}>
          {t('sheet.playDemo')}
        </Button>
      ) : null}
      <Button icon="play" loading={startingId === game.gameId} onClick={() => play(game, 'real')}>
        {t('sheet.playReal')}
      </Button>
    </div>
  ) : game ? (
    <Button block variant="secondary" to="/m/hot-games">
      {t('empty.browse')}
    </Button>
  ) : undefined

  return (
    <Sheet open={gameId !== null} onClose={onClose} title={game?.gameName ?? t('title.play')} footer={footer}>
      <QueryView query={detail} skeleton={<SheetSkeleton />}>
        {(known) => <GameDetails detail={known} />}
      </QueryView>
    </Sheet>
  )
}
