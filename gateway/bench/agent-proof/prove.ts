import { contractProblems } from './contract-problems'
import { type DividendLine, dividendLines, type SalaryLine, salaryLines } from './contract-lines'
import type { Fixture } from './fixture'
import { type RebateLine, rebateLines } from './rebate-lines'

export type Line = RebateLine | SalaryLine | DividendLine
export type Proof = { readonly lines: readonly Line[] } | { readonly problems: readonly string[] }

/** Everything that the agents of a tree earn, by the functions that the gateway pays with. */
export const prove = (fixture: Fixture): Proof => {
  const problems = contractProblems(fixture)
  if (problems.length > 0) return { problems }
  const rebates = rebateLines(fixture)
  const salaries = [...salaryLines(fixture, 'dailySalary'), ...salaryLines(fixture, 'hourlySalary')]
  return { lines: [...rebates, ...salaries, ...dividendLines(fixture, rebates, salaries)] }
}
