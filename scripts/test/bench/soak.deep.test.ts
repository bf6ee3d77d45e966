import { soak } from './soak'

test('1,000 rounds through a proxy that drops, delays, doubles and cuts calls: reconciliation finds nothing but the planted faults', async () => {
  expect(await soak(['--rounds', '1000', '--seats', '52', '--on', 'pglite'])).toBe(0)
})
