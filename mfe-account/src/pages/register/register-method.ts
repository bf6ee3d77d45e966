import type { BodyOf } from '@mosaic/contracts'

export type RegisterMethod = BodyOf<'register'>['registerMethod']

/** What a page can know of the way it was opened. */
export type PageFacts = {
  readonly userAgent: string
  /** `navigator.standalone`, which only iOS has. */
  readonly iosStandalone: boolean
  /** The display mode is standalone, fullscreen or minimal-ui. */
  readonly installedDisplay: boolean
  /** A native app put its bridge into the page. */
  readonly appBridge: boolean
}

/** APP inside a native shell, WEBCLIP from an iOS home-screen icon, PWA as an installed web app, else H5 (spec §3). */
export const registerMethod = (page: PageFacts): RegisterMethod => {
  if (page.appBridge || /; wv\)/.test(page.userAgent)) return 'APP'
  if (page.iosStandalone) return 'WEBCLIP'
  return page.installedDisplay ? 'PWA' : 'H5'
}

export const pageFacts = (): PageFacts => {
  const displays = ['standalone', 'fullscreen', 'minimal-ui']
  const matches = (display: string) =>
    typeof matchMedia === 'function' && matchMedia(`(display-mode: ${display})`).matches
  return {
    userAgent: navigator.userAgent,
    iosStandalone: 'standalone' in navigator && navigator.standalone === true,
    installedDisplay: displays.some(matches),
    appBridge: 'ReactNativeWebView' in window,
  }
}
