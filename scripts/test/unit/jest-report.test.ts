import { flakyTests, skippedTests, unitTally } from './jest-report'

const report = (status: string, invocations?: number) => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: 'a.test.ts', assertionResults: [{ fullName: 'a rule', status, invocations }] }],
})

test.each([
  ['passed at the first run', 'passed', 1, 0],
  ['passed without a count', 'passed', undefined, 0],
  ['passed at the second run', 'passed', 2, 1],
  ['failed twice', 'failed', 2, 0],
])('a test that %s (%s, %s): %s flaky', (_given, status, invocations, expected) => {
  expect(flakyTests(report(status, invocations))).toHaveLength(expected)
})

test('a test that cannot run here: named and counted as skipped', () => {
  expect(skippedTests(report('pending'))).toEqual([{ file: 'a.test.ts', title: 'a rule' }])
  expect(unitTally({ ...report('pending'), numPendingTests: 1 })).toEqual({ passed: 1, failed: 0, skipped: 1 })
  expect(unitTally(report('passed'))).toEqual({ passed: 1, failed: 0 })
})
