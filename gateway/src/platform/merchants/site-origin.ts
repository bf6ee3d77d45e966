import { hostName } from '@mosaic/contracts/network'
import type { Merchant } from '../runtime/app-context'

/** The site's origin under the host of the request if it is the merchant's, else under its main domain. */
export const siteOriginOf = (
  siteOrigin: string,
  { hosts, mainDomain }: Pick<Merchant, 'hosts' | 'mainDomain'>,
  host: string,
): string => {
  const url = new URL(siteOrigin)
  const name = hostName(host)
  url.hostname = hosts.some((each) => hostName(each) === name) ? name : mainDomain
  return url.origin
}
