import { useEffect, useRef, useState, type RefObject } from 'react'

export type Arrival = 'first' | 'moved'

export type ArrivalOptions = {
  readonly pathname: string
  readonly title: string
  readonly siteName: string
  readonly main: RefObject<HTMLElement | null>
}

/**
 * Tells assistive tools that another page is here: the document's title changes and the focus moves to the page.
 * The very first page is painted without a transition and does not take the focus; one that was closed for maintenance
 * takes it when it is shown again.
 */
export const useArrival = ({ pathname, title, siteName, main }: ArrivalOptions): Arrival => {
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
