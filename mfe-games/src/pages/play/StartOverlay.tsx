import type { Game } from '@mosaic/contracts'
import { Button, Image, Spinner } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './PlayPage.module.css'

/** Shown from the first moment until the game can be played; it can always be left. */
export const StartOverlay = ({ game, onCancel }: { readonly game: Game | undefined; readonly onCancel: () => void }) => {
  const { t } = useTexts()
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.poster}>{game ? <Image src={game.iconUrl} avif={game.iconUrlAvif || undefined} colour={game.iconColour} alt="" ratio={3 / 4} eager /> : null}</div>
      <p className={styles.starting}>{t('play.starting', { name: game?.gameName ?? '' })}</p>
      <p className={styles.hint}>{t('play.startingText')}</p>
      <Spinner size={28} />
      <Button variant="secondary" onClick={onCancel} className={styles.cancel}>
        {t('play.cancel')}
      </Button>
    </div>
  )
}
