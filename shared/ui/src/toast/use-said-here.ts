import { useLayoutEffect } from 'react'
import { dismissText } from './toast'

/** What the page says is not said over it by a toast that was there before. */
export const useSaidHere = (text: string | null): void => {
  useLayoutEffect(() => {
    if (text !== null) dismissText(text)
  }, [text])
}
