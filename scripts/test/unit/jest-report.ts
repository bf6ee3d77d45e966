import type { Tally } from '../tally'

/** The part of Jest's `--json` report that is read here. */
export type JestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly invocations?: number
    }[]
  }[]
}

type NamedTest = { readonly file: string; readonly title: string }

const testsThat = (
  { testResults }: JestReport,
  isWanted: (test: { readonly status: string; readonly invocations?: number }) => boolean,
): readonly NamedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isWanted).map(({ fullName }) => ({ file: name, title: fullName })),
  )

/** Tests that passed only when Jest ran them a second time (`jest.retryTimes`). */
export const flakyTests = (report: JestReport): readonly NamedTest[] =>
  testsThat(report, ({ status, invocations = 1 }) => status === 'passed' && invocations > 1)

/** Tests that this machine cannot run; their titles say why. */
export const skippedTests = (report: JestReport): readonly NamedTest[] =>
  testsThat(report, ({ status }) => status === 'pending')

export const unitTally = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  ...(report.numPendingTests > 0 && { skipped: report.numPendingTests }),
})
