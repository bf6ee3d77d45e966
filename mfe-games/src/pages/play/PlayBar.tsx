import { IconButton, Slot, Tag } from '@mosaic/ui'
import type { RefObject } from 'react'
import type { PlayMode } from '../../launch/launch-decision'
import { useTexts } from '../../texts'
import styles from './PlayPage.module.css'
import { useFullScreen } from './use-full-screen'

type PlayBarProps = {
  readonly name: string
  readonly mode: PlayMode
  /** The running game shows its own name; ours is then only spoken. */
  readonly gameShowsName: boolean
  /** The element shown in full screen. */
  readonly screen: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/** The site's bar above a game: back, name, balance, and full screen where the browser has it. */
export const PlayBar = ({ name, mode, gameShowsName, screen, onLeave }: PlayBarProps) => {
  const { t } = useTexts()
  const { possible, on, toggle } = useFullScreen(screen)
  return (
    <header className={styles.bar}>
      <IconButton icon="caret-left" label={t('play.leave')} onClick={onLeave} />
      <div className={styles.title}>
        <h1 className={gameShowsName ? styles.spokenName : styles.name}>{name || t('title.play')}</h1>
      </div>
      {mode === 'demo' ? <Tag tone="vip">{t('play.demo')}</Tag> : <Slot name="header.balance" />}
      {possible ? (
        <IconButton icon="corners-out" label={t(on ? 'play.windowed' : 'play.fullScreen')} onClick={toggle} />
      ) : null}
    </header>
  )
}
