import { minor } from '@mosaic/contracts'
import { commissionsOfRun, lateDays } from './commissions-of-run'

const [monday, tuesday] = ['2026-06-15', '2026-06-16']
/** On Tuesday ana is below another agent, at another rate. */
const chains = new Map([
  [
    monday,
    [
      { id: 'old', parentId: null, rates: { RNG: 100 } },
      { id: 'ana', parentId: 'old', rates: { RNG: 40 } },
    ],
  ],
  [
    tuesday,
    [
      { id: 'new', parentId: null, rates: { RNG: 80 } },
      { id: 'ana', parentId: 'new', rates: { RNG: 50 } },
      { id: 'leo', parentId: 'new', rates: {} },
    ],
  ],
])
const bet = (settledDay: string, validBet: number, memberId = 'ana') => ({
  settledDay,
  memberId,
  category: 'RNG' as const,
  validBet: minor(validBet),
})
const paid = (...bets: readonly ReturnType<typeof bet>[]) =>
  commissionsOfRun(tuesday, bets, chains).map(({ agentId, amount }) => [agentId, Number(amount)])

test.each([
  ['a bet of the day: uplines and rates of the day', [bet(tuesday, 10_000)], [['new', 30]]],
  ['a late round: those of its own day', [bet(monday, 10_000)], [['old', 60]]],
  [
    'both: each to its own line',
    [bet(monday, 10_000), bet(tuesday, 10_000)],
    [
      ['old', 60],
      ['new', 30],
    ],
  ],
  ['a bet taken back: set off against those of the day', [bet(monday, -4000), bet(tuesday, 10_000)], [['new', 18]]],
  ['a late round of who was in no run of that day: the present line', [bet(monday, 10_000, 'leo')], [['new', 80]]],
  ['a day without stored members: the present line', [bet('2026-06-10', 10_000)], [['new', 30]]],
] as const)('%s', (_, bets, expected) => {
  expect(paid(...bets)).toEqual(expected)
})

test('late days: those before the run of which it counts bets', () => {
  expect(lateDays(tuesday, [bet(tuesday, 1), bet(monday, 1), bet(monday, 2)])).toEqual([monday])
})
