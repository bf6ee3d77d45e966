import { closingLine, none, sum, withExit } from './tally'

describe('tally of the checks', () => {
  test('a runner that ended badly without naming a failed test counts as one failure', () => {
    expect(withExit({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  })
  test('named failures are not counted twice', () => {
    expect(withExit({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  })
  test('the closing line is plain', () => {
    expect(closingLine(sum(none, { passed: 12, failed: 1 }))).toBe('12 passed, 1 failed')
  })
})
