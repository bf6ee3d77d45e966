import { useEffect, useState } from 'react'

/** Overlays of independent remotes that want to open by themselves; the first one is open. */
const queue: { readonly setTurn: (isTurn: boolean) => void }[] = []

/** Whether an overlay that nobody asked for may open now: one at a time, in the order in which they want to. */
export const useTurn = (wanted: boolean): boolean => {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    const own = { setTurn }
    queue.push(own)
    queue[0]?.setTurn(true)
    return () => {
      setTurn(false)
      queue.splice(queue.indexOf(own), 1)
      queue[0]?.setTurn(true)
    }
  }, [wanted])
  return wanted && isTurn
}
