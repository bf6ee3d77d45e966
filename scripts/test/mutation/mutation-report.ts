import type { Equivalent } from './equivalents'

type Position = { readonly line: number; readonly column: number }

/** The part of StrykerJS's JSON report (mutation-testing-report-schema) that is read here. */
export type MutationReport = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly id: string
          readonly mutatorName: string
          readonly replacement?: string
          readonly location: { readonly start: Position; readonly end: Position }
          readonly status: string
          readonly killedBy?: readonly string[]
        }[]
      }
    >
  >
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >
}

type Survivor = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly mutator: string
  readonly source: string
  readonly replacement: string
}

export type Summary = {
  readonly noticed: number
  readonly equivalent: number
  readonly survivors: readonly Survivor[]
  /** Share of noticed changes in percent; 100 without a change. */
  readonly score: number
  readonly idleTests: readonly { readonly file: string; readonly name: string }[]
}

const noticedStates = new Set(['Killed', 'Timeout', 'RuntimeError'])
const missedStates = new Set(['Survived', 'NoCoverage'])

const isListed = (survivor: Survivor, equivalents: readonly Equivalent[]): boolean =>
  equivalents.some(
    ({ file, line, replacement }) =>
      file === survivor.file && line === survivor.source && replacement === survivor.replacement,
  )

export const summarize = (report: MutationReport, equivalents: readonly Equivalent[]): Summary => {
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map((mutant) => ({ file, line: lines[mutant.location.start.line - 1]?.trim() ?? '', mutant }))
  })
  const noticed = all.filter(({ mutant }) => noticedStates.has(mutant.status))
  const missed = all
    .filter(({ mutant }) => missedStates.has(mutant.status))
    .map(({ file, line, mutant }): Survivor => {
      const { start } = mutant.location
      return {
        file,
        line: start.line,
        column: start.column,
        mutator: mutant.mutatorName,
        source: line,
        replacement: mutant.replacement ?? '',
      }
    })
  const survivors = missed.filter((survivor) => !isListed(survivor, equivalents))
  const total = noticed.length + survivors.length
  const killers = new Set(noticed.flatMap(({ mutant }) => mutant.killedBy ?? []))
  const idleTests = Object.entries(report.testFiles ?? {}).flatMap(([file, { tests }]) =>
    tests.filter(({ id }) => !killers.has(id)).map(({ name }) => ({ file, name })),
  )
  return {
    noticed: noticed.length,
    equivalent: missed.length - survivors.length,
    survivors,
    score: total === 0 ? 100 : (100 * noticed.length) / total,
    idleTests,
  }
}
