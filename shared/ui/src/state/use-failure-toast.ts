import { useErrorText } from '@mosaic/i18n'
import { useCallback } from 'react'
import { toast } from '../toast/toast'
import type { ShownError } from './shown-error'

/**
 * Shows a failure as a toast, for the time of the spec or until dismissed; an unknown code has its trace id. Returns
 * how to remove it.
 */
export const useFailureToast = (): ((failure: ShownError) => () => void) => {
  const textOf = useErrorText()
  return useCallback((failure) => toast(textOf(failure), { tone: 'error', failure }), [textOf])
}
