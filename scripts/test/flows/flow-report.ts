import { readFileSync } from 'node:fs'

/** The part of Playwright's `json` report that is read here. */
type Suite = { readonly file: string; readonly suites?: readonly Suite[]; readonly specs: readonly Spec[] }
type Spec = {
  readonly title: string
  readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
}

const specsOf = (suite: Suite): readonly Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Titles of flows by outcome; `skipped` were not reached, behind a failure in their file. A flaky flow has passed. */
export type FlowReport = Readonly<Record<'passed' | 'failed' | 'flaky' | 'skipped', readonly string[]>>

export const readFlowReport = (file: string): FlowReport => {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] }
  const titlesWith = (...statuses: readonly string[]) =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map(({ title }) => title)
  return {
    passed: titlesWith('expected', 'flaky'),
    failed: titlesWith('unexpected'),
    flaky: titlesWith('flaky'),
    skipped: titlesWith('skipped'),
  }
}
