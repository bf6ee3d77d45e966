import { BlockList, isIP } from 'node:net'

/** Whether an address is in one of the networks (`10.0.0.0/8`) or equals one of the addresses. */
export const allowedNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    if (length === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(length), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
