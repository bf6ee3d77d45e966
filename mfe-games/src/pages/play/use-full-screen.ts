import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Full screen of an element; impossible on an iPhone, whose browser allows it for videos only. */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const update = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  const toggle = useCallback(() => {
    // A browser may refuse; the game continues in its window.
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }, [element])
  return { possible: document.fullscreenEnabled === true, on, toggle }
}
