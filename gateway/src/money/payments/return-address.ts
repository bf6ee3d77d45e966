import { siteOriginOf } from '../../platform'
import type { Merchant } from '../../platform/runtime/app-context'

/**
 * The path to which the payment page returns; `null`: not a path of this site. Parsed as a URL, because browsers read
 * `//host`, `/\host` and control characters as other hosts.
 */
export const returnPathOf = (path: string): string | null => {
  if (!/^\/[A-Za-z0-9_~!$&'()*+,;=:@%/.?-]*$/.test(path) || path.startsWith('//')) return null
  const base = 'http://site.invalid'
  const parsed = URL.canParse(path, base) ? new URL(path, base) : null
  if (!parsed || parsed.origin !== base || parsed.pathname.startsWith('//')) return null
  return parsed.pathname + parsed.search
}

export const returnAddress = (
  siteOrigin: string,
  merchant: Pick<Merchant, 'hosts' | 'mainDomain'>,
  host: string,
  path: string,
  depositId: string,
): string => {
  const address = new URL(path, siteOriginOf(siteOrigin, merchant, host))
  address.searchParams.set('depositId', depositId)
  return address.toString()
}
