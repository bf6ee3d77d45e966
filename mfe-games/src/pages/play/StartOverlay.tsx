import type { Game } from '@mosaic/contracts'
import { useCommonTexts } from '@mosaic/i18n'
import { Button, Image, Spinner } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts'
import styles from './PlayPage.module.css'

/** Most games are ready within two seconds; a frame does not report that its own scripts failed to load. */
const startTimeoutMs = 12_000

type StartOverlayProps = {
  readonly game: Game | undefined
  /** The frame was refused, or its game does not answer. */
  readonly silent?: boolean
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** Shown until the game is ready; the player can always leave, and can retry a slow start. */
export const StartOverlay = ({ game, silent = false, onCancel, onRetry }: StartOverlayProps) => {
  const { t } = useTexts()
  const { t: common } = useCommonTexts()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), startTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.poster}>
        {game ? (
          <Image
            src={game.iconUrl}
            avif={game.iconUrlAvif || undefined}
            colour={game.iconColour}
            alt=""
            ratio={3 / 4}
            eager
          />
        ) : null}
      </div>
      <p className={styles.starting}>{t('play.starting', { name: game?.gameName ?? t('title.play') })}</p>
      <p className={styles.hint}>{t(silent ? 'play.silent' : isSlow ? 'play.late' : 'play.startingText')}</p>
      {isSlow || silent ? (
        <Button icon="arrows-clockwise" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      ) : (
        <Spinner size={28} />
      )}
      <Button variant="secondary" onClick={onCancel} className={styles.cancel}>
        {t('play.cancel')}
      </Button>
    </div>
  )
}
