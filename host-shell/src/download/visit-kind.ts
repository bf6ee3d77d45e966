import { readStored, writeStored } from '@mosaic/session'

/** How this page is being visited; the same four words that a registration tells (spec §3, registerMethod). */
export type VisitKind = 'H5' | 'APP' | 'WEBCLIP' | 'PWA'

export type VisitFacts = {
  readonly userAgent: string
  /** Started from the home screen, without the browser around it. */
  readonly standalone: boolean
  readonly search: string
  /** An earlier page of this visit came from the iOS profile's web clip. */
  readonly cameFromClip: boolean
}

/** The native wrapper adds this to the browser's name. */
const appMark = /\bMosaicApp\//
/** The address that the iOS profile puts on the home screen says so. */
export const clipMark = 'from=webclip'

export const visitKind = ({ userAgent, standalone, search, cameFromClip }: VisitFacts): VisitKind => {
  if (appMark.test(userAgent)) return 'APP'
  if (standalone) return 'PWA'
  return cameFromClip || search.slice(1).split('&').includes(clipMark) ? 'WEBCLIP' : 'H5'
}

const clipKey = 'mosaic.from-webclip'

export const currentVisitKind = (): VisitKind => {
  const standalone =
    Reflect.get(navigator, 'standalone') === true ||
    (typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches)
  const kind = visitKind({
    userAgent: navigator.userAgent,
    standalone,
    search: window.location.search,
    cameFromClip: readStored(clipKey) !== null,
  })
  if (kind === 'WEBCLIP') writeStored(clipKey, '1')
  return kind
}
