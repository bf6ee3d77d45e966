import { networkOf } from './network-pace'

test.each([
  ['203.0.113.7', '203.0.113.250', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['::ffff:203.0.113.7', '203.0.113.9', true],
  ['2001:db8:1:2::7', '2001:db8:1:ffff::9', true],
  ['2001:db8:1:2::7', '2001:db8:2:2::7', false],
])('%s and %s: one network %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same)
})
