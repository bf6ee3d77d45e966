import { createTallies, voterOf } from './tallies'

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s votes as %s: a household has one voice, however many addresses', (address, voter) =>
  expect(voterOf(address)).toBe(voter),
)

test('voters are remembered up to a bound', () => {
  const tallies = createTallies(1)
  for (let count = 0; count < 50_200; count++) {
    const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
    tallies.add(
      {
        view: `view${String(count).padStart(8, '0')}`,
        parts: [{ remote: 'wallet', release: '1', module: './Page', failure: null }],
      },
      { address, merchant: 'aurora' },
      () => true,
    )
  }
  expect(tallies.size().voters).toBe(50_000)
})
