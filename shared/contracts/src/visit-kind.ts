/** How the site is visited (spec §3, registerMethod): in a native shell, in a browser, by the web clip of the iOS profile, as an installed web app. */
export const visitKinds = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const
export type VisitKind = (typeof visitKinds)[number]

/** What of a window tells it. */
export type VisitedPage = {
  readonly navigator: { readonly userAgent: string /** Only on iOS. */; readonly standalone?: boolean }
  readonly location: { readonly search: string }
  readonly matchMedia?: (query: string) => { readonly matches: boolean }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  /** The bridge that a native shell puts into the page. */
  readonly ReactNativeWebView?: unknown
}

/**
 * The one decision for registration, download banner and Device header. A shell is known by its own marks: a bare web view may be any app's.
 * A web clip is displayed like an installed web app and differs by its address, of which later pages of the visit know by the mark it leaves.
 * The edge writes this function into the document as it stands here: it names nothing outside itself, in syntax of old browsers.
 */
export const visitKindOf = (page: VisitedPage): VisitKind => {
  if (page.ReactNativeWebView || /\bMosaicApp\//.test(page.navigator.userAgent)) return 'APP'
  if (page.navigator.standalone === true) {
    const mark = 'mosaic.from-webclip'
    const byAddress = /[?&]from=webclip(&|$)/.test(page.location.search)
    try {
      if (byAddress) page.sessionStorage.setItem(mark, '1')
      return byAddress || page.sessionStorage.getItem(mark) ? 'WEBCLIP' : 'PWA'
    } catch (_blocked) {
      return byAddress ? 'WEBCLIP' : 'PWA'
    }
  }
  const installed =
    page.matchMedia &&
    page.matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches
  return installed ? 'PWA' : 'H5'
}
