import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const notPublic = new BlockList()
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
/** Within the unicast addresses: Teredo, documentation and 6to4, which lead elsewhere. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the internet: not to this machine, its network, or the host of a cloud. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Last labels that no public name has: special-use names (RFC 6761 and its registry), and those that networks use inside. */
const innerLabels: ReadonlySet<string> = new Set([
  ...['alt', 'arpa', 'example', 'invalid', 'local', 'localhost', 'onion', 'test'],
  ...['corp', 'home', 'internal', 'intranet', 'lan', 'localdomain', 'mail', 'private'],
])

/** A name with a dot, none at its end: a trailing one is the same name past every comparison. */
const isPublicName = (hostname: string): boolean => {
  const labels = hostname.split('.')
  return labels.length > 1 && labels.every((label) => label !== '') && !innerLabels.has(labels.at(-1) ?? '')
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && hostname === '127.0.0.1'

/** @param loopback accepts addresses of this machine, for the receivers of tests. */
export const isWebhookAddress = (address: string, loopback: boolean): boolean => {
  try {
    const url = new URL(address)
    const { protocol, hostname, username, password, port, hash } = url
    if (username !== '' || password !== '' || hash !== '') return false
    if (loopback && isLoopback(url)) return true
    const literal = hostname.replace(/^\[|\]$/g, '')
    const isPublicHost = isIP(literal) === 0 ? isPublicName(hostname) : isPublicAddress(literal)
    return protocol === 'https:' && port === '' && isPublicHost
  } catch {
    return false
  }
}

/** Resolves a name to public addresses only, with each connection, so that a name that changes leads nowhere else. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '')
    if (addresses.some(({ address }) => !isPublicAddress(address)))
      return done(Object.assign(new Error(`${hostname} is not a public address`), { code: 'EACCES' }), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
