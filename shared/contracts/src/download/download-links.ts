import type { SystemStatus } from '../schemas'
import type { Device } from './device'

export type DownloadResource = SystemStatus['info']['resources'][number]
export type DownloadLinks = {
  readonly android: string | null
  readonly ios: string | null
  readonly profile: string | null
  readonly icon: string | null
}

/**
 * A page of the site, an https address without credentials, or Apple's install address, in characters that browsers
 * do not normalise. Anything else is refused.
 */
const isUsable = (url: string): boolean => /^(\/(?!\/)|https:\/\/(?![^/?#]*@)|itms-services:\/\/)[!-[\]-~]*$/.test(url)

export const downloadLinks = (resources: readonly DownloadResource[]): DownloadLinks => {
  const of = (type: DownloadResource['resourceType']): string | null =>
    resources.find(({ resourceType, url }) => resourceType === type && isUsable(url))?.url ?? null
  return { android: of('Android'), ios: of('IOS'), profile: of('MOBILECONFIG'), icon: of('AppDownloadIcon') }
}

/** Which ways to install fit this device, best first. `home` is the web app on the home screen. */
export type InstallWay = 'android' | 'ios' | 'profile' | 'home'

export const installWays = (
  links: DownloadLinks,
  { system }: Pick<Device, 'system'>,
  webApp: boolean,
): readonly InstallWay[] => [
  ...(links.android && system !== 'ios' ? (['android'] as const) : []),
  ...(links.ios && system !== 'android' ? (['ios'] as const) : []),
  ...(links.profile && system !== 'android' ? (['profile'] as const) : []),
  ...(webApp ? (['home'] as const) : []),
]
