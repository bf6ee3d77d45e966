import { type Compared, excessOf, verdict } from './verdict'

const cost = (blocks: number, statements = 1, temporary = 0) => ({ blocks, statements, temporary })
const row = (small: number, large: number, rest: Partial<Compared> = {}): Compared => ({
  name: 'call',
  small: cost(small),
  large: cost(large),
  problem: null,
  ...rest,
})

test.each([
  ['a flat call', row(100, 150), []],
  ['more than twice the blocks', row(200, 500), ['grows × 2.5']],
  ['an index that is a level deeper', row(3, 9), []],
  ['a constant call that reads too much', row(2100, 2100), ['reads 2100 blocks']],
  ['temporary files', row(10, 10, { large: cost(10, 1, 5) }), ['uses temporary files']],
  ['a statement for each row', row(10, 10, { large: cost(10, 203) }), ['makes 203 statements']],
  ['a call that fails', row(10, 10, { problem: 'system.busy' }), ['answers system.busy']],
])('%s: %#', (_, compared, expected) => {
  expect(excessOf(compared)).toEqual(expected)
})

test('a row with a reason is no fault, and a reason that no row needs is reported', () => {
  expect(verdict([row(100, 900), row(1, 1, { name: 'other' })], { call: 'counts', other: 'is flat' })).toEqual({
    faults: [],
    needless: ['other'],
  })
  expect(verdict([row(100, 900)], {}).faults).toEqual(['call: grows × 9'])
})
