import { useCommonTexts } from '@mosaic/i18n'
import { Button, IconButton } from '@mosaic/ui'
import { useEffect, useState, type RefObject } from 'react'
import { useTexts } from '../../texts'
import styles from './PlayPage.module.css'

type SilentFrameNoteProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly onRetry: () => void
}

/** Most games draw within a few seconds of loading. */
const signTimeMs = 10_000

/**
 * A browser loads a page that refuses the frame, or has lost it, like any other, and a game without our messages says
 * nothing. Any message of it, or a touch, is a sign that it is there.
 */
export const SilentFrameNote = ({ frame, onRetry }: SilentFrameNoteProps) => {
  const { t } = useTexts()
  const { t: common } = useCommonTexts()
  const [state, setState] = useState<'waiting' | 'asked' | 'alive'>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => setState((before) => (before === 'waiting' ? 'asked' : before)), signTimeMs)
    const onMessage = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) setState('alive')
    }
    // A touch inside the frame takes the focus from this window.
    const onBlur = () => {
      if (document.activeElement === frame.current) setState('alive')
    }
    window.addEventListener('message', onMessage)
    window.addEventListener('blur', onBlur)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      window.removeEventListener('blur', onBlur)
    }
  }, [frame])
  if (state !== 'asked') return null
  return (
    <div className={styles.silent} role="status">
      <p className={styles.silentText}>{t('play.unseen')}</p>
      <Button size="s" variant="secondary" onClick={onRetry}>
        {common('action.retry')}
      </Button>
      <IconButton icon="x" label={common('action.close')} onClick={() => setState('alive')} />
    </div>
  )
}
