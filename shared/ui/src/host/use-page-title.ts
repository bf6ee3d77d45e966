import { useEffect } from 'react'
import { useHost } from './host-context'

/** Names the page in the header, the document and for screen readers. */
export const usePageTitle = (title: string | undefined): void => {
  const { setTitle } = useHost()
  useEffect(() => {
    if (title) setTitle(title)
  }, [title, setTitle])
}
