import { configureClient } from '@mosaic/api-client'
import { useCommonTexts, useErrorText } from '@mosaic/i18n'
import { toast, useFailureToast } from '@mosaic/ui'
import { useEffect } from 'react'

/** A slow network is one piece of news, however many calls wait on it. */
const quietAfterSlow = 60_000

/** Whether the page says it already: a toast over the same words would only cover them. */
const isSaid = (text: string): boolean =>
  [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes(text))

/** Says when the network goes, when it is back, and when it is so slow that a person wonders. */
export const useConnectionToasts = (now: () => number = Date.now): void => {
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
