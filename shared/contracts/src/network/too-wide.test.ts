import { isTooWide } from './too-wide'

test.each([
  ['0.0.0.0/0', true],
  ['128.0.0.0/1', true],
  ['10.0.0.0/7', true],
  ['10.0.0.0/8', false],
  ['172.30.40.0/24', false],
  ['203.0.113.7', false],
  ['::/0', true],
  ['2000::/3', true],
  ['fd00::/15', true],
  ['fd00::/16', false],
  ['::1', false],
  ['::ffff:0.0.0.0/96', true],
  ['::ffff:127.0.0.0/104', false],
])('%s: strangers are in it: %s', (network, expected) => expect(isTooWide(network)).toBe(expected))
