import { secondTry } from './second-try'

const first = { passed: 40, failed: 2 }

describe('failing files that ran once more, alone', () => {
  test('are counted as passed and named when all of them passed', () => {
    expect(secondTry(first, { passed: 9, failed: 0 }, ['a.test.ts', 'b.test.ts'])).toEqual({
      tally: { passed: 42, failed: 0 },
      flaky: ['a.test.ts', 'b.test.ts'],
    })
  })
  test.each([
    ['one failed again', { passed: 8, failed: 1 }],
    ['nothing ran', { passed: 0, failed: 0 }],
    ['fewer ran than had failed', { passed: 1, failed: 0 }],
  ])('stay failed when %s', (_what, second) => {
    expect(secondTry(first, second, ['a.test.ts'])).toEqual({ tally: first, flaky: [] })
  })
})
