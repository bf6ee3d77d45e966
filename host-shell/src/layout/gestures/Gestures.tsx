import { classNames, Icon, Spinner } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useHostTexts } from '../../texts'
import { backProgress, isRim, keepsTouch, meansBack, meansRefresh, pulled, type Drag } from './drag'
import styles from './Gestures.module.css'

export type GesturesProps = {
  /** Absent where the screen has no way back. */
  readonly onBack: (() => void) | null
  /** Absent where there is nothing to load again. */
  readonly onRefresh: (() => Promise<unknown>) | null
}

type Shown = { readonly back: number; readonly pull: number }
const still: Shown = { back: 0, pull: 0 }

/** Swipe right goes back, pull at the top reloads. Each has a button that does the same. */
export const Gestures = ({ onBack, onRefresh }: GesturesProps) => {
  const { t } = useHostTexts()
  const [shown, setShown] = useState(still)
  const [refreshing, setRefreshing] = useState(false)

  useEffect(() => {
    let from: { readonly x: number; readonly y: number; readonly back: boolean; readonly pull: boolean } | null = null
    let drag: Drag = { dx: 0, dy: 0 }
    const down = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      if (!touch || touches.length > 1) {
        from = null
        return setShown(still)
      }
      const { clientX: x, clientY: y } = touch
      drag = { dx: 0, dy: 0 }
      from = {
        x,
        y,
        back: onBack !== null && !isRim(x, window.innerWidth) && !keepsTouch(target, 'x'),
        pull: onRefresh !== null && !refreshing && window.scrollY <= 0 && !keepsTouch(target, 'y'),
      }
    }
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches
      if (!from || !touch) return
      drag = { dx: touch.clientX - from.x, dy: touch.clientY - from.y }
      setShown({ back: from.back ? backProgress(drag) : 0, pull: from.pull && window.scrollY <= 0 ? pulled(drag) : 0 })
    }
    const up = () => {
      const { back, pull } = from ?? { back: false, pull: false }
      from = null
      setShown(still)
      if (back && meansBack(drag)) onBack?.()
      else if (pull && window.scrollY <= 0 && meansRefresh(drag) && onRefresh) {
        setRefreshing(true)
        void onRefresh().finally(() => setRefreshing(false))
      }
    }
    const cancel = () => {
      from = null
      setShown(still)
    }
    const passive = { passive: true } as const
    document.addEventListener('touchstart', down, passive)
    document.addEventListener('touchmove', move, passive)
    document.addEventListener('touchend', up, passive)
    document.addEventListener('touchcancel', cancel, passive)
    return () => {
      document.removeEventListener('touchstart', down)
      document.removeEventListener('touchmove', move)
      document.removeEventListener('touchend', up)
      document.removeEventListener('touchcancel', cancel)
    }
  }, [onBack, onRefresh, refreshing])

  return (
    <>
      {shown.back > 0 ? (
        <div
          className={classNames(styles.back, shown.back === 1 && styles.enough)}
          style={{ transform: `translateX(${(shown.back - 1) * 60}px)`, opacity: shown.back }}
          aria-hidden="true"
        >
          <Icon name="caret-left" size={24} weight="regular" />
        </div>
      ) : null}
      {shown.pull > 0 || refreshing ? (
        <div
          className={styles.pull}
          style={{ transform: `translateY(${refreshing ? 56 : Math.min(shown.pull, 96)}px)` }}
          aria-hidden={!refreshing}
        >
          {refreshing ? (
            <Spinner label={t('refresh.running')} size={24} />
          ) : (
            <Icon name="arrows-clockwise" size={24} weight="regular" />
          )}
        </div>
      ) : null}
    </>
  )
}
