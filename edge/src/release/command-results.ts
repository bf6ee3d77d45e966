import type { Decision } from '../store/change-channel'
import type { CommandResult } from './cli'

export const usage = (sentence: string): CommandResult => ({ outcome: 'usage', lines: [sentence] })
export const done = (lines: readonly string[], data?: unknown): CommandResult => ({ outcome: 'done', lines, data })
export const dryRun = done(['Nothing was changed: --dry-run'])
/** A dry run ends as the command would, as far as that can be known before. */
export const dryRunOf = (decision: Decision): CommandResult =>
  decision.kind === 'refused' ? { ...dryRun, outcome: 'refused' } : dryRun
