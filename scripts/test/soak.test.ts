import { shortRun } from './chaos'
import { soak } from './soak'

test('the reconciliation report is empty after rounds through a proxy that drops, delays, duplicates and cuts after commit, and shows what is planted', async () => {
  expect(await soak(['--rounds', '60', '--seats', '26', '--on', 'pglite'], shortRun)).toBe(0)
}, 480_000)
