import type { MerchantFlag } from './flags'

/** Who may vouch for a visitor instead of a password. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
export const isSocialProvider = (text: string | null): text is SocialProvider =>
  (socialProviders as readonly (string | null)[]).includes(text)

/** The flag that switches each on (spec §6). */
export const socialFlags: Readonly<Record<SocialProvider, MerchantFlag>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
}

/** Where a provider sends the visitor back to, and the only document whose policy lets a provider's scripts in. */
export const socialPath = '/m/social'
