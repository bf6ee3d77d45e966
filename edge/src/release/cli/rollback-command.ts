import { rollback } from '../plan/decisions'
import { applyDecision } from './apply-decision'
import type { Command } from './command'
import { usage } from './results'
import { parseTarget, findRelease } from './target'

export const rollbackCommand: Command = {
  usage: 'rollback <name> --reason "…" [--to release]',
  what: 'end a running canary, go back to the release before, or bring back what was withdrawn',
  options: { to: 'a release in the store instead of the one before', force: 'go back although the gate refuses' },
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('A rollback needs a --reason, which the audit log keeps.')
    const wanted = context.text('to')
    const to = wanted ? await findRelease(context.store, named.owner, wanted) : undefined
    if (to === null) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return applyDecision(context, named.channel, '', (document) => rollback(document, named.owner, to))
  },
}
