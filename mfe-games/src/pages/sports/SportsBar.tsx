import { IconButton, Tag } from '@mosaic/ui'
import type { RefObject } from 'react'
import type { PlayMode } from '../../launch/launch-decision'
import { useTexts } from '../../texts'
import { useFullScreen } from '../play/use-full-screen'
import styles from './SportsGamePage.module.css'

type SportsBarProps = {
  readonly name: string
  readonly mode: PlayMode
  readonly screen: RefObject<HTMLElement | null>
}

/** Below the header of the site, which has the way back and the balance. */
export const SportsBar = ({ name, mode, screen }: SportsBarProps) => {
  const { t } = useTexts()
  const { possible, on, toggle } = useFullScreen(screen)
  return (
    <div className={styles.bar}>
      <p className={styles.name}>{name}</p>
      {mode === 'demo' ? <Tag tone="vip">{t('play.demo')}</Tag> : null}
      {possible ? (
        <IconButton icon="corners-out" label={t(on ? 'play.windowed' : 'play.fullScreen')} onClick={toggle} />
      ) : null}
    </div>
  )
}
