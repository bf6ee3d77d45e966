import { useEffect, useRef, useState } from 'react'
import { openLayer } from './layer-history'

/** Closes an open layer by the back button or gesture of the browser; the newest layer first. */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // The entry is used up by the first step back; a layer that stays open needs another one.
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (!open) return undefined
    return openLayer(() => {
      close.current()
      setRequests((count) => count + 1)
    })
  }, [open, requests])
}
