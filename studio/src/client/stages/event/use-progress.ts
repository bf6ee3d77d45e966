import { useState } from 'react'
import { useFrames } from '../../tables/use-frames'
import type { TableState } from '../../tables/table-state'

/** How much of the contest is played, 0 to 1; renewed before every frame while it runs. */
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
