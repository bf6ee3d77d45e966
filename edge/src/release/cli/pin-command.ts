import { pin } from '../plan/decisions'
import { applyDecision } from './apply-decision'
import type { Command } from './command'
import { namedMerchants } from './merchant-names'
import { usage } from './results'
import { parseTarget, findRelease } from './target'

export const pinCommand: Command = {
  usage: 'pin <name> --merchant aurora --release … | --off',
  what: 'give one merchant a release of its own, whatever the channel shows',
  options: {
    merchant: 'the merchant',
    release: 'a release in the store',
    off: 'the merchant follows the channel again',
    force: 'although the gate refuses; needs --reason',
  },
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    const { store, text, flags } = context
    const wanted = text('release')
    const selected = await namedMerchants(context)
    if (!selected.ok) return usage(selected.sentence)
    const [merchant, ...more] = selected.merchants ?? []
    if (!merchant || (!wanted && !flags.off)) return usage('pin needs --merchant, and --release or --off.')
    if (more.length > 0) return usage('pin takes one merchant at a time.')
    const release = flags.off ? null : await findRelease(store, named.owner, wanted ?? '')
    if (!flags.off && !release) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return applyDecision(
      context,
      named.channel,
      flags.off ? 'follows the channel again' : `own release of ${merchant}`,
      (document) => pin(document, merchant, named.owner, release),
      selected.warnings,
    )
  },
}
