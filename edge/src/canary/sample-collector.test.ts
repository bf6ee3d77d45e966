import { clientOf } from './beacon'
import { createSampleCollector } from './sample-collector'

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('address %s: the per-address limit counts it as client %s', (address, client) =>
  expect(clientOf(address)).toBe(client),
)

test('50,200 clients: the counters of 50,000 stay in memory', () => {
  const collector = createSampleCollector(1)
  for (let count = 0; count < 50_200; count++) {
    const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
    collector.add(
      {
        view: `view${String(count).padStart(8, '0')}`,
        parts: [{ remote: 'wallet', release: '1', module: './Page', failure: null }],
      },
      { address, merchant: 'aurora' },
      () => true,
    )
  }
  expect(collector.size().clients).toBe(50_000)
})
