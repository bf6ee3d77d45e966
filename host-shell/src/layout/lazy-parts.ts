import { lazyPart } from '@mosaic/ui'

/** Parts that no first paint needs, fetched when the page is idle or on demand. */
export const panelBody = lazyPart(() => import('./side-panel/PanelBody').then(({ PanelBody }) => PanelBody))
export const downloadPopup = lazyPart(() =>
  import('../download/DownloadPopup').then(({ DownloadPopup }) => DownloadPopup),
)
export const gestures = lazyPart(() => import('./gestures/Gestures').then(({ Gestures }) => Gestures))
export const homeExtras = lazyPart(() => import('../home/extras/HomeExtras').then(({ HomeExtras }) => HomeExtras))
