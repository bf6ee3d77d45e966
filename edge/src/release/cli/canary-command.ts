import { endCanary, startCanary } from '../plan/decisions'
import { applyDecision } from './apply-decision'
import type { Command } from './command'
import { namedMerchants } from './merchant-names'
import { usage } from './results'
import { parseTarget, chosenRelease } from './target'

export const canaryCommand: Command = {
  usage: 'canary <name> --percent 10 [--merchant aurora] [--from next] [--off]',
  what: 'show a release to a share of the visitors, the same ones each time',
  options: {
    percent: 'share of visitors, 0–100',
    merchant: 'only this merchant’s visitors (several: a,b)',
    from: 'channel whose release is tried (what the canary has, or else next)',
    release: 'a release in the store instead',
    off: 'end the canary',
    force: 'although the gate refuses; needs --reason',
  },
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const { text, flags, now } = context
    if (flags.off)
      return applyDecision(context, channel, 'canary ended', (document) => endCanary(document, owner, 'canary-end'))
    const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text('percent') ?? '') ? Number(text('percent')) : Number.NaN
    if (!(percent >= 0 && percent <= 100)) return usage('--percent must be a number from 0 to 100, such as 5 or 12.5.')
    const selected = await namedMerchants(context)
    if (!selected.ok) return usage(selected.sentence)
    const { merchants } = selected
    const chosen = await chosenRelease(context, named)
    if (!chosen.ok) return usage(chosen.sentence)
    const { release } = chosen
    const uncompared =
      percent === 100 ? ['at 100 % there is no stable release to compare with, so there is no automatic rollback'] : []
    return applyDecision(
      context,
      channel,
      `canary of ${percent} %`,
      (document) => startCanary(document, { owner, release, percent, merchants, since: now().toISOString() }),
      [...selected.warnings, ...uncompared],
    )
  },
}
