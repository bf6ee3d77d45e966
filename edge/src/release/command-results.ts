import type { CommandResult } from './cli'

export const usage = (sentence: string): CommandResult => ({ outcome: 'usage', lines: [sentence] })
export const done = (lines: readonly string[], data?: unknown): CommandResult => ({ outcome: 'done', lines, data })
export const dryRun = done(['Nothing was changed: --dry-run'])
