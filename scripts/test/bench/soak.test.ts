import { shortRun } from './chaos'
import { soak } from './soak'

test('26 rounds through a proxy that drops, delays, doubles and cuts calls: reconciliation finds nothing but the planted faults', async () => {
  expect(await soak(['--rounds', '26', '--seats', '13', '--on', 'pglite'], shortRun)).toBe(0)
}, 480_000)
