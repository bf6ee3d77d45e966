import type { Composition } from '@mosaic/remote-kit'
import { useLocation } from '@mosaic/ui'
import { useEffect, useRef } from 'react'
import type { TabWatch } from './tab-watch'

/** No update check in the first seconds of a tab. */
const delay = 8000

/** Moves the tab to new releases on navigation, or when the visitor returns after a long time. */
export const UpdateOnNavigation = ({ composition }: { readonly composition: Composition }) => {
  const { key } = useLocation()
  const watch = useRef<TabWatch | null>(null)
  const first = useRef(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      timer = setTimeout(
        () =>
          void import('./tab-watch').then(({ watchTab }) => {
            watch.current = watchTab(composition)
          }, begin),
        delay,
      )
    }
    begin()
    return () => {
      clearTimeout(timer)
      watch.current?.stop()
    }
  }, [composition])
  useEffect(() => {
    if (!first.current) watch.current?.navigated()
    first.current = false
  }, [key])
  return null
}
