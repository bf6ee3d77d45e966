import { useSession } from '@mosaic/session'
import type { Game } from '@mosaic/contracts'
import { Button, EmptyState, Image, Sheet, Spinner, useNavigate } from '@mosaic/ui'
import { useEffect } from 'react'
import { useTexts } from '../texts'
import { LaunchFailure } from './LaunchFailure'
import styles from './LaunchSheet.module.css'
import { playPath, type PlayMode } from './launch-decision'
import { storeLaunch } from './launched-game'
import { useLaunch } from './use-launch'

type LaunchSheetProps = {
  readonly game: Game
  readonly mode: PlayMode
  readonly roomId?: string | undefined
  readonly onClose: () => void
}

/** Starts a game over the page of the tap: a cancelled or failed start leaves the page as it was (spec §8). */
export const LaunchSheet = ({ game, mode, roomId, onClose }: LaunchSheetProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const session = useSession()
  const { gameId, nodeId, gameName } = game
  const { state, restart } = useLaunch({
    gameId,
    nodeId,
    mode,
    roomId,
    token: mode === 'real' ? (session?.token ?? null) : null,
  })
  useEffect(() => {
    if (state.kind !== 'running') return
    storeLaunch({ gameId, mode, roomId, url: state.url, origin: state.origin, reportsReady: state.reportsReady })
    onClose()
    navigate(playPath({ gameId, nodeId }, mode, roomId))
  }, [state, gameId, nodeId, mode, roomId, navigate, onClose])

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('play.starting', { name: gameName })}
      footer={
        <Button block variant="secondary" onClick={onClose}>
          {t('play.cancel')}
        </Button>
      }
    >
      {state.kind === 'failed' ? (
        <LaunchFailure failure={state.failure} onRetry={restart} />
      ) : state.kind === 'blocked' ? (
        <EmptyState icon="shield-check" title={t('play.blockedTitle')} text={t('play.blockedText')} />
      ) : (
        <div className={styles.wait} role="status">
          <span className={styles.art}>
            <Image
              src={game.iconUrl}
              avif={game.iconUrlAvif || undefined}
              colour={game.iconColour}
              alt=""
              ratio={3 / 4}
              eager
            />
          </span>
          <span className={styles.words}>
            <Spinner size={28} />
            <span className={styles.hint}>{t('play.startingText')}</span>
          </span>
        </div>
      )}
    </Sheet>
  )
}
