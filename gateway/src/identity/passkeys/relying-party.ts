import type { Config } from '../../config'
import type { Merchant } from '../../platform/runtime/app-context'

/** The domain of a passkey and the one origin that may use it. */
export type RelyingParty = { readonly rpId: string; readonly origin: string }

const isDomain = (host: string): boolean => !/^[\d.]+$/.test(host) && !host.includes(':')

/**
 * Derived from the merchant's hosts, never from the request alone. A passkey of the main domain serves its
 * subdomains; other addresses have their own, IP addresses none (WebAuthn §5.1.3).
 */
export const relyingPartyOf = (
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  merchant: Pick<Merchant, 'hosts' | 'mainDomain'>,
  host: string,
): RelyingParty | null => {
  if (!merchant.hosts.includes(host) || !isDomain(host)) return null
  const origin = new URL(siteOrigin)
  origin.hostname = host
  // Browsers treat a name without a dot as a public suffix.
  const subdomain = merchant.mainDomain.includes('.') && host.endsWith(`.${merchant.mainDomain}`)
  return { rpId: subdomain ? merchant.mainDomain : host, origin: origin.origin }
}
