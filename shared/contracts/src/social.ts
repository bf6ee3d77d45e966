import type { MerchantFlag } from './flags'

/** Identity providers. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
export const isSocialProvider = (text: string | null): text is SocialProvider =>
  (socialProviders as readonly (string | null)[]).includes(text)

/** The flag that switches each on (spec §6). */
export const socialFlags: Readonly<Record<SocialProvider, MerchantFlag>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
}

/** Redirect target of providers, and the only document whose CSP allows a provider's scripts. */
export const socialPath = '/m/social'
