import { useEffect, useRef, useState } from 'react'

type Watcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Closes an open layer at the platform's close request, as the back button of Android; the browser asks the newest layer
 * first. Browsers without `CloseWatcher` leave the page instead.
 */
export const useCloseRequest = (open: boolean, onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // A watcher ends with its first request; a layer that stays open needs another one.
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    const { CloseWatcher: Watching } = window as { readonly CloseWatcher?: new () => Watcher }
    if (!open || !Watching) return undefined
    const watcher = new Watching()
    watcher.onclose = () => {
      close.current()
      setRequests((count) => count + 1)
    }
    return () => watcher.destroy()
  }, [open, requests])
}
