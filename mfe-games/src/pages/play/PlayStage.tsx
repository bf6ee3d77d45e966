import type { ApiFailure } from '@mosaic/api-client'
import type { Game } from '@mosaic/contracts'
import { Button, EmptyState } from '@mosaic/ui'
import { LaunchFailure } from '../../launch/LaunchFailure'
import type { Launch } from '../../launch/use-launch'
import { useTexts } from '../../texts'
import { GameFrame } from './GameFrame'
import styles from './PlayPage.module.css'
import { StartOverlay } from './StartOverlay'

type PlayStageProps = {
  readonly game: Game | undefined
  readonly launch: Launch
  /** A failure before the launch call. */
  readonly failure: ApiFailure | null
  readonly onRetry: () => void
  readonly onLeave: () => void
  /** Our controls lie over the upper left corner of the frame. */
  readonly hasControls?: boolean
}

/** A game's frame, the overlay until it is ready, or the reason why it cannot be played. */
export const PlayStage = ({ game, launch, failure, onRetry, onLeave, hasControls = false }: PlayStageProps) => {
  const { t } = useTexts()
  const { state, attempt, ready, silent, expired, restart } = launch
  const failed = failure ?? (state.kind === 'failed' ? state.failure : null)
  const others = (
    <Button variant="ghost" to="/m/gameCenter">
      {t('play.toGames')}
    </Button>
  )
  if (failed)
    return (
      <div className={styles.notice}>
        <LaunchFailure failure={failed} onRetry={onRetry} />
        {others}
      </div>
    )
  if (state.kind === 'blocked')
    return (
      <EmptyState icon="shield-check" title={t('play.blockedTitle')} text={t('play.blockedText')} action={others} />
    )
  if (state.kind === 'expired')
    return (
      <EmptyState
        icon="hourglass-medium"
        title={t('play.expiredTitle')}
        text={t('play.expiredText')}
        action={<Button onClick={restart}>{t('play.relaunch')}</Button>}
      />
    )
  return (
    <>
      {state.kind === 'running' ? (
        <GameFrame
          key={`${attempt}/${state.url}`}
          url={hasControls ? `${state.url}#controls` : state.url}
          origin={state.origin}
          title={t('play.frame', { name: game?.gameName ?? '' })}
          reportsReady={state.reportsReady === true}
          onReady={ready}
          onSilent={silent}
          onExpired={expired}
          onExit={onLeave}
          onRetry={restart}
        />
      ) : null}
      {state.kind === 'running' && state.ready ? null : (
        <StartOverlay
          key={attempt}
          game={game}
          silent={state.kind === 'running' && state.silent === true}
          onCancel={onLeave}
          onRetry={restart}
        />
      )}
    </>
  )
}
