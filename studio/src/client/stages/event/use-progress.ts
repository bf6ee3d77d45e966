import { useState } from 'react'
import { useFrames } from '../../tables/use-frames'
import type { TableState } from '../../tables/table-state'

/** Played part of the contest, 0 to 1; updated before every frame. */
export const useProgress = (state: TableState, playMs: number, still: boolean): number => {
  const [progress, setProgress] = useState(0)
  useFrames((now) => {
    const { table, phaseSince } = state
    const next =
      table?.phase === 'play'
        ? Math.min(1, Math.max(0, (now - phaseSince) / playMs))
        : table?.phase === 'result'
          ? 1
          : 0
    setProgress(next)
  }, still)
  return progress
}
