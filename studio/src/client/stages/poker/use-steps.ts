import { useEffect, useRef, useState } from 'react'
import type { PokerView } from '../../../games/poker/poker-rules'

const dealMs = 900
const moveMs = 560
const endMs = 900

/**
 * Number of moves of the log that are shown, one after the other. A later view of the same `hand` continues from
 * there.
 */
export const useSteps = (view: PokerView | null, hand: number, reducedMotion: boolean, onShown: () => void): number => {
  const [step, setStep] = useState(0)
  const done = useRef({ hand, step: 0 })
  const length = view?.log.length ?? 0
  useEffect(() => {
    if (!view) return undefined
    const isNew = done.current.hand !== hand || done.current.step > length
    let at = reducedMotion ? length : isNew ? 0 : done.current.step
    let timer = 0
    const show = (): void => {
      done.current = { hand, step: at }
      setStep(at)
      if (at >= length) timer = window.setTimeout(onShown, reducedMotion ? 0 : endMs)
      else timer = window.setTimeout(forth, at === 0 ? dealMs : moveMs)
    }
    const forth = (): void => {
      at += 1
      show()
    }
    if (at > 0 && at < length) forth()
    else show()
    return () => window.clearTimeout(timer)
  }, [view])
  return step
}
