import { minor } from '@mosaic/contracts'
import { countedBets, type SettledBet } from './counted-bets'

const bet = (settledDay: string, units: number, memberId = 'ana'): SettledBet => ({
  settledDay,
  memberId,
  category: 'RNG',
  validBet: minor(units),
})

test.each([
  ['a new day', [bet('d1', 100)], [], [['d1', 100]]],
  ['counted bets do not count again', [bet('d1', 100)], [bet('d1', 100)], []],
  [
    'bets committed late count with the next run',
    [bet('d1', 130), bet('d2', 50)],
    [bet('d1', 100)],
    [
      ['d1', 30],
      ['d2', 50],
    ],
  ],
  [
    'voided bets are set off',
    [bet('d2', 50)],
    [bet('d1', 30)],
    [
      ['d2', 50],
      ['d1', -30],
    ],
  ],
  ['and waits where nothing is large enough', [bet('d2', 50)], [bet('d1', 80)], []],
  [
    'a round that is settled once more moves to its new day',
    [bet('d2', 80)],
    [bet('d1', 80)],
    [
      ['d2', 80],
      ['d1', -80],
    ],
  ],
  ['each member for themselves', [bet('d2', 50)], [bet('d1', 80, 'leo')], [['d2', 50]]],
])('%s', (_, settled, counted, expected) => {
  const { bets } = countedBets('d2', settled, counted, () => 0)
  expect(bets.map(({ settledDay, validBet }) => [settledDay, Number(validBet)])).toEqual(expected)
})

test('bets taken back after a move: never set off against the new line, and named for the old one', () => {
  const moved = (_: string, day: string) => (day < 'd2' ? 0 : 1)
  expect(countedBets('d2', [bet('d2', 50)], [bet('d1', 30)], moved)).toEqual({
    bets: [bet('d2', 50)],
    takenBack: [[bet('d1', -30)]],
  })
})
