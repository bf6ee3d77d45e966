import { isIPv6 } from 'node:net'

/** The 8 groups of an IPv6 address as numbers; an embedded IPv4 address is two of them. */
const groupsOf = (address: string): readonly number[] => {
  // The URL parser writes every spelling in one way, without an IPv4 tail.
  const text = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = text.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

/** Key of the per-address limits: a household or a server owns a /64 of IPv6 addresses, so they count as one. */
export const clientNetwork = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
