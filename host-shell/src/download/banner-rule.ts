import { installWays, type Device, type DownloadLinks, type VisitKind } from '@mosaic/contracts'

export type BannerFacts = {
  readonly onHome: boolean
  readonly host: string
  readonly hiddenHosts: readonly string[]
  readonly kind: VisitKind
  readonly device: Pick<Device, 'system'>
  readonly links: DownloadLinks
  /** The site can be put on the home screen as it is. */
  readonly webApp: boolean
  readonly closed: boolean
}

/** Shows the banner or names the rule of the spec that hides it (§2 "Layout rules"). */
export type BannerDecision =
  | 'show'
  | 'not-home'
  | 'host'
  | 'in-app'
  | 'installed'
  | 'no-link'
  | 'clip-without-ios-link'
  | 'closed'

export const decideBanner = ({
  onHome,
  host,
  hiddenHosts,
  kind,
  device,
  links,
  webApp,
  closed,
}: BannerFacts): BannerDecision => {
  if (!onHome) return 'not-home'
  if (hiddenHosts.includes(host)) return 'host'
  if (kind === 'APP') return 'in-app'
  if (kind === 'PWA') return 'installed'
  if (kind === 'WEBCLIP' && device.system === 'ios' && links.ios === null) return 'clip-without-ios-link'
  if (installWays(links, device, webApp).length === 0) return 'no-link'
  return closed ? 'closed' : 'show'
}
