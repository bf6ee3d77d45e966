import { closingLine, none, sum, withExit } from './tally'

test('two parts: their counts add up in the closing line', () => {
  expect(closingLine(sum({ passed: 2, failed: 1 }, sum(none, { passed: 3, failed: 0 })))).toBe('5 passed, 1 failed')
})

test('checks that this machine cannot run: counted at the end of the closing line', () => {
  expect(closingLine(sum({ passed: 2, failed: 0, skipped: 2 }, { passed: 3, failed: 0 }))).toBe(
    '5 passed, 0 failed, 2 skipped',
  )
})

test.each([
  ['exit 0 and no failure', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['exit 1 and no failed test', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['exit 1 and a failed test', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
])('%s: the failures are counted once', (_given, tally, code, expected) => {
  expect(withExit(tally, code)).toEqual(expected)
})
