import { i18nInstance, useLanguage } from '@mosaic/i18n'
import { useCallback } from 'react'

export type Labelled = { readonly remote: string; readonly key: string; readonly label: string }

/**
 * Text of a route's title or a menu entry: from the document in its language, after a switch from the remote's texts.
 */
export const useRemoteLabel = (): ((entry: Labelled) => string) => {
  const { tag } = useLanguage()
  return useCallback(
    ({ remote, key, label }) => {
      const own = key.startsWith(`${remote}:`) ? key.slice(remote.length + 1) : key
      return i18nInstance.hasResourceBundle(tag, remote) && i18nInstance.exists(own, { ns: remote, lng: tag })
        ? i18nInstance.t(own, { ns: remote, lng: tag })
        : label
    },
    [tag],
  )
}
