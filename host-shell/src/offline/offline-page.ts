const signs = ['pointerdown', 'touchstart', 'keydown'] as const

/**
 * The worker that shows a page of the site's own where there is no network (edge/src/offline). It does nothing else, so it can wait for
 * the first touch; a browser that refuses it loses only that page.
 */
export const keepOfflinePage = (): void => {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    for (const sign of signs) removeEventListener(sign, register, true)
    navigator.serviceWorker.register('/sw.js', { scope: '/m/' }).catch(() => undefined)
  }
  for (const sign of signs) addEventListener(sign, register, { capture: true, passive: true })
}
