import { carryOut } from './carry-out'
import type { Command } from './cli'
import { usage } from './command-results'
import { checked, chosenRelease, findRelease } from './command-target'
import { endCanary, goBack, pin, rollOut, takeOff } from './decisions'
import { namedMerchants } from './merchant-names'

export const rollbackCommand: Command = {
  usage: 'rollback <name> --reason "…" [--to release]',
  what: 'end a running canary, go back to the release before, or bring back what was withdrawn',
  options: { to: 'a release in the store instead of the one before', force: 'go back although the gate refuses' },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('A rollback needs a --reason, which the audit log keeps.')
    const wanted = context.text('to')
    const to = wanted ? await findRelease(context.store, named.owner, wanted) : undefined
    if (to === null) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return carryOut(context, named.channel, '', (document) => goBack(document, named.owner, to))
  },
}

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
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const { text, flags, now } = context
    if (flags.off)
      return carryOut(context, channel, 'canary ended', (document) => endCanary(document, owner, 'canary-end'))
    const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text('percent') ?? '') ? Number(text('percent')) : Number.NaN
    if (!(percent >= 0 && percent <= 100)) return usage('--percent must be a number from 0 to 100, such as 5 or 12.5.')
    const meant = await namedMerchants(context)
    if (!meant.ok) return usage(meant.sentence)
    const { merchants } = meant
    const chosen = await chosenRelease(context, named)
    if (!chosen.ok) return usage(chosen.sentence)
    const { release } = chosen
    const alone =
      percent === 100 ? ['with 100 % nobody is left to compare it with, so it is not taken back by itself'] : []
    return carryOut(
      context,
      channel,
      `canary of ${percent} %`,
      (document) => rollOut(document, { owner, release, percent, merchants, since: now().toISOString() }),
      [...meant.warnings, ...alone],
    )
  },
}

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
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { store, text, flags } = context
    const wanted = text('release')
    const meant = await namedMerchants(context)
    if (!meant.ok) return usage(meant.sentence)
    const [merchant, ...more] = meant.merchants ?? []
    if (!merchant || (!wanted && !flags.off)) return usage('pin needs --merchant, and --release or --off.')
    if (more.length > 0) return usage('pin takes one merchant at a time.')
    const release = flags.off ? null : await findRelease(store, named.owner, wanted ?? '')
    if (!flags.off && !release) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return carryOut(
      context,
      named.channel,
      flags.off ? 'follows the channel again' : `own release of ${merchant}`,
      (document) => pin(document, merchant, named.owner, release),
      meant.warnings,
    )
  },
}

export const withdrawCommand: Command = {
  usage: 'withdraw <name> --reason "…"',
  what: 'take a remote off a channel; its releases stay in the store',
  options: {},
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('withdraw needs a --reason, which the audit log keeps.')
    if (named.owner === 'host')
      return { outcome: 'refused', lines: ['A channel without a host shows nothing; publish another host instead.'] }
    return carryOut(context, named.channel, '', (document) => takeOff(document, named.owner))
  },
}
