import { IconButton } from '@mosaic/ui'
import type { RefObject } from 'react'
import { useTexts } from '../../texts'
import { useFullScreen } from '../play/use-full-screen'
import styles from './SportsGamePage.module.css'

type SportsControlsProps = {
  /** Absent while there is no game to show in full screen. */
  readonly screen?: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

const nothing: RefObject<HTMLElement | null> = { current: null }

/** Over the frame, which fills the page: the way back, and full screen where the browser has it. */
export const SportsControls = ({ screen, onLeave }: SportsControlsProps) => {
  const { t } = useTexts()
  const { possible, on, toggle } = useFullScreen(screen ?? nothing)
  return (
    <div className={styles.controls}>
      <IconButton icon="caret-left" label={t('play.leave')} onClick={onLeave} className={styles.control} />
      {possible && screen ? (
        <IconButton
          icon="corners-out"
          label={t(on ? 'play.windowed' : 'play.fullScreen')}
          onClick={toggle}
          className={styles.control}
        />
      ) : null}
    </div>
  )
}
