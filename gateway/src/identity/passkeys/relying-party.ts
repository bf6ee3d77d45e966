import type { Config } from '../../config'
import type { Merchant } from '../../platform/runtime/app-context'

/** For whom a passkey signs: the domain it is bound to and the one origin whose pages may ask for it. */
export type RelyingParty = { readonly rpId: string; readonly origin: string }

const isDomain = (host: string): boolean => !/^[\d.]+$/.test(host) && !host.includes(':')

/**
 * Worked out from what the merchant owns, never from what a caller says of himself. A passkey of the main domain serves its
 * subdomains too; any other address of the site has passkeys of its own, and an IP address can have none (WebAuthn §5.1.3).
 */
export const relyingPartyOf = (
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  merchant: Pick<Merchant, 'hosts' | 'mainDomain'>,
  host: string,
): RelyingParty | null => {
  if (!merchant.hosts.includes(host) || !isDomain(host)) return null
  const origin = new URL(siteOrigin)
  origin.hostname = host
  // A name without a dot is nobody's to hand down: browsers take it for a public suffix.
  const subdomain = merchant.mainDomain.includes('.') && host.endsWith(`.${merchant.mainDomain}`)
  return { rpId: subdomain ? merchant.mainDomain : host, origin: origin.origin }
}
