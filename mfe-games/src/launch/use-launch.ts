import { useLanguage } from '@mosaic/i18n'
import { merchant, useMerchant } from '@mosaic/session'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { launchGame } from '../api/launch'
import { admitFrame } from './frame-admission'
import type { PlayMode } from './launch-decision'
import { launchQuery, type LotteryPlay } from './launch-query'
import { takeLaunch } from './launched-game'
import { nextPlayState, type PlayState } from './play-state'

type LaunchRequest = {
  readonly gameId: string
  /** Null while unknown; no launch before it is known. */
  readonly nodeId: string | null
  readonly mode: PlayMode
  /** Token of the session that plays; null for the demo. Another session is another game session. */
  readonly token: string | null
  readonly lottery?: LotteryPlay | undefined
  readonly roomId?: string | undefined
  /** A change of it is a new start. */
  readonly restartOn?: unknown
}

export type Launch = {
  readonly state: PlayState
  readonly attempt: number
  readonly ready: () => void
  readonly silent: () => void
  readonly expired: () => void
  readonly restart: () => void
}

/** Requests one game session per intent: on entering, on a manual restart, and after a change of the session. */
export const useLaunch = ({ gameId, nodeId, mode, token, lottery, roomId, restartOn }: LaunchRequest): Launch => {
  const { gameOrigins } = useMerchant()
  const { language } = useLanguage()
  const [state, dispatch] = useReducer(nextPlayState, { kind: 'starting' })
  const [attempt, setAttempt] = useState(1)
  // A language chosen during the game is the game's own business; it must not cost the running round.
  const latest = useRef({ language, gameOrigins })
  useEffect(() => {
    latest.current = { language, gameOrigins }
  })

  useEffect(() => {
    if (!nodeId) return undefined
    const ask = new AbortController()
    dispatch({ kind: 'start' })
    const launched = takeLaunch({ gameId, mode, roomId })
    if (launched) {
      dispatch({ kind: 'answered', admission: { kind: 'admitted', ...launched } })
      return undefined
    }
    const query = launchQuery({
      gameId,
      nodeId,
      mode,
      lottery,
      roomId,
      merchantCode: merchant().merchantCode,
      language: latest.current.language,
    })
    void launchGame(query, ask.signal).then((answer) => {
      if (ask.signal.aborted) return
      if (answer.ok) {
        const { game_url, reportsReady } = answer.value.content
        const admission = admitFrame(game_url, latest.current.gameOrigins, window.location.origin)
        dispatch({
          kind: 'answered',
          admission: admission.kind === 'admitted' ? { ...admission, reportsReady } : admission,
        })
      } else dispatch({ kind: 'failed', failure: answer.failure })
    })
    return () => ask.abort()
  }, [gameId, nodeId, mode, token, lottery, roomId, restartOn, attempt])

  return {
    state,
    attempt,
    ready: useCallback(() => dispatch({ kind: 'ready' }), []),
    silent: useCallback(() => dispatch({ kind: 'silent' }), []),
    expired: useCallback(() => dispatch({ kind: 'session-expired' }), []),
    restart: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
