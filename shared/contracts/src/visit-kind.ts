/** Kind of visit (spec §3, registerMethod): native shell, browser, web clip of the iOS profile, installed web app. */
export const visitKinds = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Properties of a window that decide it. */
export type VisitedPage = {
  readonly navigator: { readonly userAgent: string /** Only on iOS. */; readonly standalone?: boolean }
  readonly location: { readonly search: string }
  readonly matchMedia?: (query: string) => { readonly matches: boolean }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  /** The bridge that a native shell puts into the page. */
  readonly ReactNativeWebView?: unknown
}

/**
 * Decides for registration, download banner and Device header. A native shell has its own marks; a web clip looks
 * like an installed app and marks its start address. The edge inlines this function's source, so it uses no outer
 * names and old syntax.
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
