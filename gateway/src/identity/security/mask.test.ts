import fc from 'fast-check'
import { maskAddress, maskEmail, maskPhone } from './mask'

test.each([
  [maskEmail, 'marina@example.com', 'ma•••@example.com'],
  [maskEmail, 'm@example.com', 'm•••@example.com'],
  [maskEmail, 'broken', '•••'],
  [maskPhone, '+5511987654321', '+55•••321'],
  [maskPhone, '12345', '•••'],
  [maskAddress, '203.0.113.77', '203.0.113.•'],
  [maskAddress, '::ffff:203.0.113.77', '203.0.113.•'],
  [maskAddress, '2001:db8:1:2:3::5', '2001:db8:1:•'],
  [maskAddress, '::ffff:cb00:714d', '203.0.113.•'],
  [maskAddress, '2001:db8::1', '2001:db8:0:•'],
  [maskAddress, '::1', '0:0:0:•'],
  [maskAddress, '2001:DB8:0001::5%eth0', '2001:db8:1:•'],
  [maskAddress, 'unknown', '•'],
  [maskAddress, '', ''],
] as const)('%# %s', (mask, plain, masked) => expect(mask(plain)).toBe(masked))

test('a mask never reveals the middle of a number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+\d{9,15}$/), (number) => {
      expect(maskPhone(number)).toHaveLength(9)
      expect(maskPhone(number)).not.toContain(number.slice(3, -3))
    }),
  )
})
