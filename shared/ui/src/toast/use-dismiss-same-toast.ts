import { useLayoutEffect } from 'react'
import { dismissText } from './toast'

/** Removes a toast with the same message, which the page now shows. */
export const useDismissSameToast = (text: string | null): void => {
  useLayoutEffect(() => {
    if (text !== null) dismissText(text)
  }, [text])
}
