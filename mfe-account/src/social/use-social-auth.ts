import { socialFlags, socialProviders, type SocialProvider, type Whitelabel } from '@mosaic/contracts'
import { useMerchant } from '@mosaic/session'
import { firebaseAuth } from './firebase-auth'
import { issuerAuth } from './issuer-auth'
import type { SocialAuth } from './social-auth'

const socialAuthOf = (service: Whitelabel['social']): SocialAuth | null => {
  switch (service?.adapter) {
    case 'issuer':
      return issuerAuth
    case 'firebase':
      return firebaseAuth(service)
    case undefined:
      return null
  }
}

/** Offered providers: by the merchant's flags, and only with a service for them (spec §2). */
const offeredProviders = ({ flags, social }: Pick<Whitelabel, 'flags' | 'social'>): readonly SocialProvider[] =>
  social ? socialProviders.filter((provider) => flags.includes(socialFlags[provider])) : []

export const useSocialAuth = (): {
  readonly auth: SocialAuth | null
  readonly providers: readonly SocialProvider[]
} => {
  const merchant = useMerchant()
  return { auth: socialAuthOf(merchant.social), providers: offeredProviders(merchant) }
}
