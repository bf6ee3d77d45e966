import { BlockList, isIPv6 } from 'node:net'
import fc from 'fast-check'
import { addressBytes } from './address-bytes'
import { clientNetwork } from './client-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('address %s: counted as %s', (address, network) => expect(clientNetwork(address)).toBe(network))

test.each([
  '',
  ':',
  ':::',
  '1:2:3',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '2001:db8::g',
  '256.0.0.1',
  '1.2.3',
  '::1.2.3.4:5',
])('text %s: no address', (text) => expect(addressBytes(text)).toBeNull())

test('two IPv6 addresses have one network exactly when their first 64 bits are equal', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      fc.pre(isIPv6(one) && isIPv6(other))
      fc.pre(addressBytes(one)?.length === 16 && addressBytes(other)?.length === 16)
      const network = new BlockList()
      network.addSubnet(one, 64, 'ipv6')
      expect(clientNetwork(one) === clientNetwork(other)).toBe(network.check(other, 'ipv6'))
    }),
  )
})
