import { useEffect, useState } from 'react'
import type { StagePhase } from './stage-props'

/** True from the request of a new round until its first view arrives: the last round is no longer drawn. */
export const useCleared = (view: unknown, phase: StagePhase): readonly [isCleared: boolean, clear: () => void] => {
  const [isCleared, setCleared] = useState(false)
  useEffect(() => setCleared(false), [view])
  useEffect(() => {
    // The bet was refused: what lay there lies there still.
    if (phase === 'idle') setCleared(false)
  }, [phase])
  return [isCleared, () => setCleared(true)]
}
