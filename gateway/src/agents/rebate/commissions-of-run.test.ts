import { minor } from '@mosaic/contracts'
import type { LineOf } from '../team'
import { bearableTakenBack, commissionsOfRun, lateDays } from './commissions-of-run'

const [sunday, monday, tuesday] = ['2026-06-14', '2026-06-15', '2026-06-16']
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
      { id: 'old', parentId: null, rates: { RNG: 100 } },
      { id: 'eva', parentId: 'old', rates: { RNG: 40 } },
    ],
  ],
])
const bet = (settledDay: string, validBet: number, memberId = 'ana') => ({
  settledDay,
  memberId,
  category: 'RNG' as const,
  validBet: minor(validBet),
})
const moved = { byDay: chains, lineOf: (_: string, day: string) => (day < tuesday ? 0 : 1) }
const paid = (lines: LineOf, bets: readonly ReturnType<typeof bet>[]) =>
  commissionsOfRun(tuesday, bets, { byDay: chains, lineOf: lines }).map(({ agentId, amount }) => [
    agentId,
    Number(amount),
  ])

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
  [
    'a bet taken back after a move: from the line that earned on it',
    [bet(monday, -4000), bet(tuesday, 10_000)],
    [
      ['old', -24],
      ['new', 30],
    ],
  ],
  ['less taken back than came late: the rest to the old line', [bet(monday, -4000), bet(sunday, 9000)], [['old', 30]]],
  ['a day without stored members: the present line', [bet('2026-06-10', 10_000)], [['new', 30]]],
] as const)('%s', (_, bets, expected) => {
  expect(paid(moved.lineOf, bets)).toEqual(expected)
})

test('nobody moved, a bet taken back: set off against those of the day', () => {
  expect(paid(() => 0, [bet(monday, -4000), bet(tuesday, 10_000)])).toEqual([['new', 18]])
})

test.each([
  ['another player of the old line lost enough', [bet(tuesday, 10_000, 'eva')], 36],
  ['nobody did: it waits', [bet(tuesday, 10_000)], undefined],
] as const)('bets taken back after a move, %s', (_, bets, left) => {
  const back = [bet(monday, -4000)]
  const borne = bearableTakenBack(tuesday, bets, [back], moved)
  expect(borne).toEqual(left === undefined ? [] : back)
  const old = commissionsOfRun(tuesday, [...bets, ...borne], moved).find(({ agentId }) => agentId === 'old')
  expect(old && Number(old.amount)).toBe(left)
})

test('late days: those before the run of which it counts bets', () => {
  expect(lateDays(tuesday, [bet(tuesday, 1), bet(monday, 1), bet(monday, 2)])).toEqual([monday])
})
