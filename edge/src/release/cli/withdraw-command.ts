import { problem } from '../../problem'
import { unpublish } from '../plan/decisions'
import { applyDecision } from './apply-decision'
import type { Command } from './command'
import { refused, usage } from './results'
import { parseTarget } from './target'

export const withdrawCommand: Command = {
  usage: 'withdraw <name> --reason "…"',
  what: 'take a remote off a channel; its releases stay in the store',
  options: {},
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('withdraw needs a --reason, which the audit log keeps.')
    if (named.owner === 'host')
      return refused([
        problem(
          'host-required',
          [named.channel, 'host'],
          'A channel without a host shows nothing; publish another host instead.',
        ),
      ])
    return applyDecision(context, named.channel, '', (document) => unpublish(document, named.owner))
  },
}
