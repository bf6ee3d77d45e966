import type { ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { useRole } from '@mosaic/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { acknowledgeRealityCheck, realityCheck } from '../../api/reality-check'
import { delayUntilCheck } from './next-check'

type Check = ValueOf<'realityCheck'>

/** Rounds come every few seconds; the gateway knows the sitting anyway, so it is enough to hear now and then that there is one. */
const heardEvery = 60_000

/**
 * Knows when the gateway wants play to be interrupted. It asks when the page opens, when a first round was played, and
 * when the time has come; the clock is the gateway's.
 */
export const useRealityCheck = (): { readonly due: Check | null; readonly acknowledge: () => void } => {
  const plays = ['member', 'agent'].includes(useRole())
  const [due, setDue] = useState<Check | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)

  const look = useCallback(() => {
    const take = (check: Check) => {
      const delay = delayUntilCheck(check)
      setDue(delay === 0 ? check : null)
      clearTimeout(timer.current)
      if (delay !== null && delay > 0) timer.current = setTimeout(ask, delay)
    }
    const ask = () => {
      askedAt.current = Date.now()
      void realityCheck().then((answer) => {
        if (answer.ok) take(answer.value)
      })
    }
    ask()
  }, [])

  useEffect(() => {
    if (!plays) return undefined
    look()
    const stop = bus.on('games.round.settled@1', () => {
      if (Date.now() - askedAt.current >= heardEvery) look()
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [plays, look])

  const acknowledge = useCallback(() => {
    setDue(null)
    void acknowledgeRealityCheck().then(look)
  }, [look])

  return { due: plays ? due : null, acknowledge }
}
