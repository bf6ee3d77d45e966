import { toast, useFailureToast } from '@mosaic/ui'
import { useCallback } from 'react'
import { useHostTexts } from '../texts'
import { refreshPage } from './refresh-page'

/** Reloads the page's data and reports the result in a toast. */
export const useRefresh = (): (() => Promise<void>) => {
  const { t } = useHostTexts()
  const showFailure = useFailureToast()
  return useCallback(async () => {
    const code = await refreshPage()
    if (code) showFailure({ code })
    else toast(t('refresh.done'))
  }, [t, showFailure])
}
