import { useCommonTexts } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useEffect } from 'react'

/** Says when the network goes and when it is back. */
export const useConnectionToasts = (): void => {
  const { t } = useCommonTexts()
  useEffect(() => {
    const lost = () => toast(t('state.offline'), { duration: 'short' })
    const back = () => toast(t('state.online'), { tone: 'success' })
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [t])
}
