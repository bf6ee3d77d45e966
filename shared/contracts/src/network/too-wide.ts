import { addressBytes } from './address-bytes'

/** Least prefix lengths of a network that somebody runs: 10.0.0.0/8 is one, 0.0.0.0/0 and its halves are the internet. */
const least: Readonly<Record<number, number>> = { 4: 8, 16: 16 }
/** Of an IPv4 network that is written as an IPv6 one. */
const mappedPrefix = 96

/** Whether a network (`10.0.0.0/8`; an address alone is one) is so wide that strangers are in it. */
export const isTooWide = (network: string): boolean => {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) return false
  const length = addressBytes(address)?.length ?? 0
  const before = length === 4 && address.includes(':') ? mappedPrefix : 0
  return Number(prefix) - before < (least[length] ?? 0)
}
