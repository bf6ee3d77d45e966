/**
 * The worker that shows a page of the site's own where there is no network (edge/src/offline). It does nothing else; a browser that
 * refuses it loses only that page.
 */
export const keepOfflinePage = (): void => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js', { scope: '/m/' }).catch(() => undefined)
}
