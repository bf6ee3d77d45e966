import type { SocialProvider, Whitelabel } from '@mosaic/contracts'
import { socialFlags } from '@mosaic/contracts'
import type { Config } from '../../config'
import type { Merchant } from '../../platform/runtime/app-context'

/** The service behind a merchant's social sign-in: his Firebase project, else the test issuer where there is one. */
export const socialAdapter = (
  config: Pick<Config, 'testIssuerUrl'>,
  { profile: { firebase } }: Pick<Merchant, 'profile'>,
): Whitelabel['social'] => {
  if (firebase) return { adapter: 'firebase', ...firebase }
  return config.testIssuerUrl === null ? undefined : { adapter: 'issuer' }
}

export const isOffered = (merchant: Pick<Merchant, 'flags'>, provider: SocialProvider): boolean =>
  merchant.flags.includes(socialFlags[provider])
