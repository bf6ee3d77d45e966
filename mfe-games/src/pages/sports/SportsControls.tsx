import { IconButton, Tag } from '@mosaic/ui'
import type { RefObject } from 'react'
import type { PlayMode } from '../../launch/launch-decision'
import { useTexts } from '../../texts'
import { useFullScreen } from '../play/use-full-screen'
import styles from './SportsGamePage.module.css'

type SportsControlsProps = {
  /** Absent while the game is unknown. */
  readonly mode?: PlayMode
  readonly screen: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/** Over the frame, which fills the page: the way back, and full screen where the browser has it. */
export const SportsControls = ({ mode, screen, onLeave }: SportsControlsProps) => {
  const { t } = useTexts()
  const { possible, on, toggle } = useFullScreen(screen)
  return (
    <div className={styles.controls}>
      <IconButton icon="caret-left" label={t('play.leave')} onClick={onLeave} className={styles.control} />
      {possible && mode ? (
        <IconButton
          icon="corners-out"
          label={t(on ? 'play.windowed' : 'play.fullScreen')}
          onClick={toggle}
          className={styles.control}
        />
      ) : null}
      {mode === 'demo' ? <Tag tone="vip">{t('play.demo')}</Tag> : null}
    </div>
  )
}
