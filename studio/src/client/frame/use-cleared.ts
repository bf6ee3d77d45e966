import { useEffect, useState } from 'react'
import type { StagePhase } from './stage-props'

/** Whether the last round has left the table: from the moment a new one is asked for until its first view arrives. */
export const useCleared = (view: unknown, phase: StagePhase): readonly [isCleared: boolean, clear: () => void] => {
  const [isCleared, setCleared] = useState(false)
  useEffect(() => setCleared(false), [view])
  useEffect(() => {
    // The bet was refused: what lay there lies there still.
    if (phase === 'idle') setCleared(false)
  }, [phase])
  return [isCleared, () => setCleared(true)]
}
