import type { TableView } from '../../tables/table-view'
import { eventsIn } from './table-link'
import { endedOf, withTable } from './table-state'
import type { TableState } from './table-state'
import { testTable } from './test-table'

const start: TableState = {
  phase: 'live',
  session: null,
  visitSince: 0,
  table: null,
  phaseSince: 0,
  results: [],
  sending: [],
  places: {},
  ended: null,
  isLost: false,
  notice: null,
}
const mine = (state: 'OPEN' | 'SETTLED' | 'REFUSED', stake: string, win: string): TableView['mine'][number] => ({
  roundId: `${state} ${stake} ${win}`,
  choice: {},
  stake,
  state,
  win,
  left: null,
  placedIn: 7,
})

test('new results are appended once', () => {
  const one = withTable(start, testTable({ results: [{ round: 1, outcome: 'a' }] }), 0)
  const two = withTable(
    one,
    testTable({
      results: [
        { round: 1, outcome: 'a' },
        { round: 2, outcome: 'b' },
      ],
    }),
    0,
  )
  expect(two.results.map(({ round }) => round)).toEqual([1, 2])
})

test('a new chain starts a new road', () => {
  const one = withTable(start, testTable({ results: [{ round: 900, outcome: 'a' }] }), 0)
  const fairness = { ...testTable({}).fairness, terminalHash: 'another' }
  expect(withTable(one, testTable({ fairness, results: [{ round: 1, outcome: 'b' }] }), 0).results).toEqual([
    { round: 1, outcome: 'b' },
  ])
})

test('the start of a phase follows from the least delayed update', () => {
  const first = withTable(start, testTable({ elapsedMs: 100 }), 1000)
  expect(first.phaseSince).toBe(900)
  expect(withTable(first, testTable({ elapsedMs: 400 }), 1600).phaseSince).toBe(900)
  expect(withTable(first, testTable({ elapsedMs: 800 }), 1600).phaseSince).toBe(800)
  expect(withTable(first, testTable({ round: 8, elapsedMs: 10 }), 1600).phaseSince).toBe(1590)
})

test('a pending bet is removed when it is on the table or its round is over', () => {
  const sending = [{ roundId: 'OPEN 100 0', choice: {}, round: 7 }]
  const waiting = { ...start, sending }
  expect(withTable(waiting, testTable({}), 0).sending).toEqual(sending)
  expect(withTable(waiting, testTable({ mine: [mine('OPEN', '100', '0')] }), 0).sending).toEqual([])
  expect(withTable(waiting, testTable({ round: 8 }), 0).sending).toEqual([])
})

test.each([
  ['before the result: null', 'play', [mine('SETTLED', '100', '200')], null],
  ['with an undecided bet: null', 'result', [mine('OPEN', '100', '0')], null],
  ['without an own bet: null', 'result', [mine('REFUSED', '100', '0')], null],
  ['a win above the stakes is celebrated', 'result', [mine('SETTLED', '100', '300')], { win: '300', celebrate: true }],
  [
    'money that comes back from a larger stake is not',
    'result',
    [mine('SETTLED', '100', '200'), mine('SETTLED', '100', '0')],
    { win: '200', celebrate: false },
  ],
] as const)('%s', (_, phase, bets, ended) => {
  const result = endedOf(testTable({ phase, mine: bets }))
  expect(result && { win: result.win, celebrate: result.celebrate }).toEqual(ended)
})

test('stream events are parsed from chunks of any size', () => {
  const text = ': here\n\nid: 3\nevent: table\ndata: {"a":1}\n\nid: 4\nevent: table\ndata: {"b"'
  const { data, left } = eventsIn(text)
  expect(data).toEqual(['{"a":1}'])
  expect(eventsIn(`${left}:2}\n\n`).data).toEqual(['{"b":2}'])
})
