import { serverNow } from '@mosaic/i18n'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { clockText, timeLeft } from './time-left'
import styles from './Countdown.module.css'

export type CountdownProps = {
  readonly label: string
  /** Moment of the end, in milliseconds since 1970. */
  readonly until: number
  readonly onEnd?: () => void
  /** By default the server's. */
  readonly clock?: () => number
  readonly className?: string
}

/** Time left as hours, minutes and seconds. Screen readers can ask for it; it never speaks by itself. */
export const Countdown = ({ label, until, onEnd, clock = serverNow, className }: CountdownProps) => {
  const [left, setLeft] = useState(() => timeLeft(until - clock()))
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // From the clock each time: a page that slept shows the right time as soon as it wakes.
    const tick = () => {
      const milliseconds = until - clock()
      const next = timeLeft(milliseconds)
      setLeft(next)
      if (next.over) end.current?.()
      else timer = setTimeout(tick, milliseconds % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, clock])
  return (
    <span role="timer" aria-label={label} className={classNames(styles.countdown, className)}>
      {clockText(left)}
    </span>
  )
}
