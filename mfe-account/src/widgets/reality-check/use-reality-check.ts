import type { ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { acknowledgeRealityCheck, realityCheck } from '../../api/reality-check'
import { delayUntilCheck } from './next-check'

type Check = ValueOf<'realityCheck'>

/** Rounds come every few seconds; the gateway knows the session, so an occasional event is enough. */
const minCheckInterval = 60_000

/**
 * Asks the gateway for the next interruption: when the page opens, after a first round, and when the time has come.
 * The gateway's clock decides.
 */
export const useRealityCheck = (): { readonly due: Check | null; readonly acknowledge: () => void } => {
  const plays = ['member', 'agent'].includes(useRole())
  const [due, setDue] = useState<Check | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const checkedAt = useRef(Number.NEGATIVE_INFINITY)

  const check = useCallback(() => {
    const schedule = (check: Check) => {
      const delay = delayUntilCheck(check)
      setDue(delay === 0 ? check : null)
      clearTimeout(timer.current)
      if (delay !== null && delay > 0) timer.current = setTimeout(request, delay)
    }
    const request = () => {
      checkedAt.current = performance.now()
      void realityCheck().then((answer) => {
        if (answer.ok) schedule(answer.value)
      })
    }
    request()
  }, [])

  useEffect(() => {
    if (!plays) return undefined
    check()
    const stop = bus.on('games.round.settled@1', () => {
      if (performance.now() - checkedAt.current >= minCheckInterval) check()
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [plays, check])

  const acknowledge = useCallback(() => {
    setDue(null)
    void acknowledgeRealityCheck().then(check)
  }, [check])

  return { due: plays ? due : null, acknowledge }
}
