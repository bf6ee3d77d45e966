import { lazyPart } from '@mosaic/ui'

/** What no first paint needs: in files of their own, fetched when the page is at rest or somebody asks for it. */
export const panelBody = lazyPart(() => import('./side-panel/PanelBody').then(({ PanelBody }) => PanelBody))
export const downloadPopup = lazyPart(() =>
  import('../download/DownloadPopup').then(({ DownloadPopup }) => DownloadPopup),
)
export const gestures = lazyPart(() => import('./gestures/Gestures').then(({ Gestures }) => Gestures))
export const homeExtras = lazyPart(() => import('../home/extras/HomeExtras').then(({ HomeExtras }) => HomeExtras))
