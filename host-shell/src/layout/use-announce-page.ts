import { useEffect, useRef, useState, type RefObject } from 'react'

export type Arrival = 'first' | 'moved'

export type ArrivalOptions = {
  readonly pathname: string
  readonly title: string
  readonly siteName: string
  readonly main: RefObject<HTMLElement | null>
}

/**
 * Announces a new page to assistive tools: the title changes and focus moves to the page. The first page takes no
 * focus; a page that reopens after maintenance does.
 */
export const useAnnouncePage = ({ pathname, title, siteName, main }: ArrivalOptions): Arrival => {
  const first = useRef(pathname)
  const seen = useRef(false)
  const [arrival, setArrival] = useState<Arrival>('first')
  if (arrival === 'first' && first.current !== pathname) setArrival('moved')

  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])

  useEffect(() => {
    if (seen.current) main.current?.focus({ preventScroll: true })
    seen.current = true
  }, [pathname, main])

  return arrival
}
