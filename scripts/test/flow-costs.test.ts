import { costLines } from './flow-costs'

const flow = (duration: number, costs: readonly object[] = []) => ({
  title: 'flow',
  tests: [
    {
      status: 'expected' as const,
      results: [{ duration }],
      annotations: costs.map((cost) => ({ type: 'screen cost', description: JSON.stringify(cost) })),
    },
  ],
})
const visit = (screen: string, merchant: string, cpu: number) => ({
  screen,
  visitor: 'guest',
  merchant,
  cpu,
  wall: 2,
  of: merchant === 'aurora' ? 3 : 1,
})

test('the dearest files and visits stand first, a screen costs the sum of its visits, and a lost part of the walk is seen', () => {
  const walk = [visit('/m/home', 'aurora', 2), visit('/m/home', 'lotus', 1), visit('/m/set', 'aurora', 3)]
  const lines = costLines([
    { file: 'quick.spec.ts', specs: [flow(1000)] },
    { file: 'walk.spec.ts', specs: [flow(2000)], suites: [{ file: 'walk.spec.ts', specs: [flow(500, walk)] }] },
  ])
  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'dearest flow files',
    '2.5 s walk.spec.ts',
    '1 s quick.spec.ts',
    'dearest visits of the walk (processor time of browser and worker, time on the clock)',
    '3 s 2 s /m/set as guest of aurora',
    '2 s 2 s /m/home as guest of aurora',
    '1 s 2 s /m/home as guest of lotus',
    '3 of 4 visits, 2 s of processor time each; 2 screens, 3 s each',
  ])
})
