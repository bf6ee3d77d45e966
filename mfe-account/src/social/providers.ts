import type { SocialProvider } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'

export const providerIcons: Readonly<Record<SocialProvider, IconName>> = {
  google: 'google-logo',
  facebook: 'facebook-logo',
}
/** Names of houses, which no language translates. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }
