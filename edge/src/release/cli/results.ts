import { sentencesOf, type Problem } from '../../problem'
import type { Decision } from '../../store/change-channel'
import type { CommandResult } from './command'

export const usage = (sentence: string): CommandResult => ({ outcome: 'usage', lines: [sentence] })
export const done = (lines: readonly string[], data?: unknown): CommandResult => ({ outcome: 'done', lines, data })
export const refused = (problems: readonly Problem[], lines = sentencesOf(problems)): CommandResult => ({
  outcome: 'refused',
  lines,
  problems,
})
export const storeBusy: CommandResult = {
  outcome: 'busy',
  lines: ['Other writers changed the store at every try; nothing was done, repeat the command.'],
}
export const dryRun = done(['Nothing was changed: --dry-run'])
/** A dry run has the outcome of the real command, as far as it can be known. */
export const dryRunOf = (decision: Decision): CommandResult =>
  decision.kind === 'refused' ? { ...dryRun, outcome: 'refused', problems: decision.problems } : dryRun
