import { bus } from '@mosaic/event-bus'
import { useEffect, useRef, useState } from 'react'
import { readGameMessage } from '../../launch/game-message'
import styles from './PlayPage.module.css'
import { SilentFrameNote } from './SilentFrameNote'

type GameFrameProps = {
  /** Admitted before: an origin that the merchant names and that is not the site's own. */
  readonly url: string
  readonly origin: string
  readonly title: string
  /** The game says itself when it is ready. */
  readonly reportsReady: boolean
  readonly onReady: () => void
  /** The frame was refused, or its game did not say in time that it is ready. */
  readonly onSilent: () => void
  readonly onExpired: () => void
  readonly onExit: () => void
  readonly onRetry: () => void
}

/** Between a loaded frame and the first message of its game; a browser also loads a page that refuses the frame. */
const answerTimeMs = 8_000

/** The window of a game. It listens to its own frame and origin only. */
export const GameFrame = ({
  url,
  origin,
  title,
  reportsReady,
  onReady,
  onSilent,
  onExpired,
  onExit,
  onRetry,
}: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    if (!loaded || !reportsReady) return undefined
    const timer = setTimeout(onSilent, answerTimeMs)
    return () => clearTimeout(timer)
  }, [loaded, reportsReady, onSilent])

  // This document's own policy refused the frame, also after a redirect inside it.
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') onSilent()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [onSilent])

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, { origin, frame: frame.current?.contentWindow })
      switch (message?.kind) {
        case 'ready':
          return onReady()
        case 'round-settled':
          return bus.emit('games.round.settled@1', { roundId: message.roundId })
        case 'session-expired':
          return onExpired()
        case 'exit':
          return onExit()
        case undefined:
          return undefined
      }
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin, onReady, onExpired, onExit])

  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
        // A game that does not know our messages is ready when it is loaded.
        onLoad={() => {
          setLoaded(true)
          if (!reportsReady) onReady()
        }}
      />
      {loaded && !reportsReady ? <SilentFrameNote frame={frame} onRetry={onRetry} /> : null}
    </>
  )
}
