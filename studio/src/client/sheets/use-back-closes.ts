import { useEffect, useRef } from 'react'

const marked = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'sheet' in state
}

/** Back closes an open sheet and stays in the game: the sheet has a history entry, which ends with it. */
export const useBackCloses = (onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    // After a reload the entry of the sheet of then is still there.
    if (!marked()) window.history.pushState({ sheet: true }, '')
    let isClosed = false
    const onPop = () => {
      if (isClosed || marked()) return
      isClosed = true
      close.current()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (!isClosed && marked()) window.history.back()
    }
  }, [])
}
