import { bus } from '@mosaic/event-bus'
import { useEffect, useRef } from 'react'
import { readGameMessage } from '../../launch/game-message'
import styles from './PlayPage.module.css'

type GameFrameProps = {
  /** Admitted before: an origin that the merchant names and that is not the site's own. */
  readonly url: string
  readonly origin: string
  readonly title: string
  readonly onReady: () => void
  readonly onExpired: () => void
  readonly onExit: () => void
}

/** The window of a game. It listens to its own frame and origin only. */
export const GameFrame = ({ url, origin, title, onReady, onExpired, onExit }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)

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
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="autoplay; fullscreen"
      referrerPolicy="origin"
      // A game that does not know our messages is ready when it is loaded.
      onLoad={onReady}
    />
  )
}
