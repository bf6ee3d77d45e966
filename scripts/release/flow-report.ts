import { readFileSync } from 'node:fs'

/** What is read of the report that Playwright's `json` reporter writes. */
type Suite = { readonly suites?: readonly Suite[]; readonly specs: readonly Spec[] }
type Spec = { readonly title: string; readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }

const specsOf = (suite: Suite): readonly Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Titles of the flows that passed and of those that failed; one that was not reached is neither. */
export const readFlowReport = (file: string): { readonly passed: readonly string[]; readonly failed: readonly string[] } => {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] }
  const titlesWith = (...statuses: readonly string[]) =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map(({ title }) => title)
  return { passed: titlesWith('expected', 'flaky'), failed: titlesWith('unexpected') }
}
