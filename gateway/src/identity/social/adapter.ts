import type { SocialProvider, Whitelabel } from '@mosaic/contracts'
import { socialFlags } from '@mosaic/contracts'
import type { Config } from '../../config'
import type { Merchant } from '../../platform/runtime/app-context'

/** The Firebase project of the merchant, else the test issuer if it is configured. */
export const socialAdapter = (
  config: Pick<Config, 'testIssuerUrl'>,
  { profile: { firebase } }: Pick<Merchant, 'profile'>,
): Whitelabel['social'] => {
  if (firebase) return { adapter: 'firebase', ...firebase }
  return config.testIssuerUrl === null ? undefined : { adapter: 'issuer' }
}

export const isOffered = (merchant: Pick<Merchant, 'flags'>, provider: SocialProvider): boolean =>
  merchant.flags.includes(socialFlags[provider])
