import { auditEntries, checkJournal } from '../../store/journal'
import type { Command } from './command'
import { describeEntry } from './status'

export const logCommand: Command = {
  usage: 'log',
  what: 'the audit log: who, what, from, to, why',
  options: {},
  run: async ({ store }) => {
    const journal = await store.journal()
    const entries = auditEntries(journal)
    const { faults, warnings } = checkJournal(journal)
    return {
      outcome: faults.length > 0 ? 'red' : 'done',
      lines: [...entries.map(describeEntry), ...faults, ...warnings],
      data: { entries, breaks: [...faults, ...warnings] },
    }
  },
}
