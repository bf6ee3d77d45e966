import { readFileSync } from 'node:fs'

/** What is read of the report that Playwright's `json` reporter writes. */
export type Suite = { readonly file: string; readonly suites?: readonly Suite[]; readonly specs: readonly Spec[] }
export type Spec = {
  readonly title: string
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    readonly results?: readonly { readonly duration: number }[]
  }[]
}

export const specsOf = (suite: Suite): readonly Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

export const readSuites = (file: string): readonly Suite[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] }).suites

/** Titles of the flows; one that was not reached, behind a failure in its file, is `skipped`. */
export type FlowReport = Readonly<Record<'passed' | 'failed' | 'flaky' | 'skipped' | 'failingFiles', readonly string[]>>

export const readFlowReport = (file: string): FlowReport => {
  const suites = readSuites(file)
  const titlesWith = (of: readonly Suite[], ...statuses: readonly string[]) =>
    of
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map(({ title }) => title)
  return {
    passed: titlesWith(suites, 'expected', 'flaky'),
    failed: titlesWith(suites, 'unexpected'),
    flaky: titlesWith(suites, 'flaky'),
    skipped: titlesWith(suites, 'skipped'),
    failingFiles: suites.filter((suite) => titlesWith([suite], 'unexpected').length > 0).map(({ file: name }) => name),
  }
}
