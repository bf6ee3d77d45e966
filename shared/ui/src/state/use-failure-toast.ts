import { useErrorText } from '@mosaic/i18n'
import { useCallback } from 'react'
import { toast } from '../toast/toast'
import type { ShownError } from './shown-error'

/**
 * Says a failure in a toast that stays as long as the spec shows it, or until it is dismissed; an unknown one carries its
 * trace id to be copied. Returns how to take it away again.
 */
export const useFailureToast = (): ((failure: ShownError) => () => void) => {
  const textOf = useErrorText()
  return useCallback((failure) => toast(textOf(failure), { tone: 'error', failure }), [textOf])
}
