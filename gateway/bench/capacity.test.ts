import { processorsFor, tooSmall } from './capacity'

const read = { perSecond: 1000, cost: { gateway: 0.5, database: 0.3, bench: 0.2 } }
const login = { perSecond: 50, cost: { gateway: 18, database: 1, bench: 1 } }

test('the processors of a load: gateway, database and bench together', () => {
  expect(processorsFor([read])).toBeCloseTo(1)
  expect(processorsFor([read, login])).toBeCloseTo(2)
})

test.each([
  ['four idle processors', { processors: 4, takenByOthers: 0 }, null],
  [
    'two idle processors',
    { processors: 2, takenByOthers: 0 },
    'this load needs 2.5 processors like these, and 2 of 2 were free',
  ],
  [
    'four of which others take two',
    { processors: 4, takenByOthers: 2 },
    'this load needs 2.5 processors like these, and 2 of 4 were free',
  ],
  [
    'others that take more than there is',
    { processors: 2, takenByOthers: 2.4 },
    'this load needs 2.5 processors like these, and 0 of 2 were free',
  ],
])('a fifth of every processor stays in hand: %s', (_name, machine, reason) =>
  expect(tooSmall(machine, [read, login])).toBe(reason),
)

test('a machine without processor times: never too small', () =>
  expect(
    tooSmall({ processors: 1, takenByOthers: 0 }, [
      { perSecond: 1000, cost: { gateway: Number.NaN, database: 0, bench: 1 } },
    ]),
  ).toBeNull())
