import { configureClient } from '@mosaic/api-client'
import { useCommonTexts } from '@mosaic/i18n'
import { toast } from '@mosaic/ui'
import { useEffect } from 'react'

/** A slow network is one piece of news, however many calls wait on it. */
const quietAfterSlow = 60_000

/** Says when the network goes, when it is back, and when it is so slow that a person wonders. */
export const useConnectionToasts = (now: () => number = Date.now): void => {
  const { t } = useCommonTexts()
  useEffect(() => {
    let saidSlow = Number.NEGATIVE_INFINITY
    let dismissLost: (() => void) | null = null
    const lost = () => {
      dismissLost = toast(t('state.offline'), { duration: 'notice' })
    }
    const back = () => {
      dismissLost?.()
      toast(t('state.online'), { tone: 'success' })
    }
    const slow = () => {
      if (!navigator.onLine || now() - saidSlow < quietAfterSlow) return
      saidSlow = now()
      toast(t('state.slow'), { duration: 'short' })
    }
    configureClient({ onSlow: slow })
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      configureClient({ onSlow: () => undefined })
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [t, now])
}
