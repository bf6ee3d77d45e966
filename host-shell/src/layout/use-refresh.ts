import { useErrorText } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useCallback } from 'react'
import { useHostTexts } from '../texts'
import { refreshPage } from './refresh-page'

/** Loads anew what the page shows, and says how it went. */
export const useRefresh = (): (() => Promise<void>) => {
  const { t } = useHostTexts()
  const textOf = useErrorText()
  return useCallback(async () => {
    const failure = await refreshPage()
    if (failure) toast(textOf(failure), { tone: 'error' })
    else toast(t('refresh.done'))
  }, [t, textOf])
}
