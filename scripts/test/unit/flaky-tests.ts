/** The part of Jest's `--json` report that is read here. */
export type JestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
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

/** Tests that passed only when Jest ran them a second time (`jest.retryTimes`). */
export const flakyTests = ({ testResults }: JestReport): readonly { readonly file: string; readonly title: string }[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => ({ file: name, title: fullName })),
  )
