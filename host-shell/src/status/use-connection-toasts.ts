import { configureClient } from '@mosaic/api-client'
import { serverNow, useCommonTexts, useErrorText } from '@mosaic/i18n'
import { toast, useFailureToast } from '@mosaic/ui'
import { useEffect } from 'react'

/** A slow network is one piece of news, however many calls wait on it. */
const quietAfterSlow = 60_000

/** True when the page already shows the same message; a toast would cover it. */
const isSaid = (text: string): boolean =>
  [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes(text))

/** Toasts when the network goes, returns, or is slow. */
export const useConnectionToasts = (now: () => number = serverNow): void => {
  const { t } = useCommonTexts()
  const textOf = useErrorText()
  const showFailure = useFailureToast()
  useEffect(() => {
    let saidSlow = Number.NEGATIVE_INFINITY
    let dismissLost: (() => void) | null = null
    const lost = () => {
      if (!isSaid(textOf('offline'))) dismissLost = showFailure({ code: 'offline' })
    }
    const back = () => {
      dismissLost?.()
      toast(t('state.online'), { tone: 'success' })
    }
    const slow = () => {
      if (!navigator.onLine || now() - saidSlow < quietAfterSlow) return
      saidSlow = now()
      toast(textOf('network.slow'), { duration: 'short' })
    }
    configureClient({ onSlow: slow })
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      configureClient({ onSlow: () => undefined })
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [t, textOf, showFailure, now])
}
