import { addressBytes, addressGroups } from './address-bytes'

/** Key of the per-address limits. A household or a server owns a /64 of IPv6 addresses, so they count as one. */
export const clientNetwork = (address: string): string => {
  const bytes = addressBytes(address)
  if (bytes === null) return address
  return bytes.length === 4 ? bytes.join('.') : `${addressGroups(bytes.slice(0, 8)).join(':')}::/64`
}
