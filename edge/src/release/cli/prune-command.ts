import { planPrune, prune } from '../publish/prune'
import { maxTabAgeMs, shownSince } from '../verify/recent-releases'
import type { Command } from './command'
import { done, dryRun, storeBusy, usage } from './results'

export const pruneCommand: Command = {
  usage: 'prune [name] [--keep 3] [--shown 24]',
  what: 'remove releases that no channel shows, none goes back to, that are not proven and not among the newest',
  options: {
    keep: 'so many newest releases of each stay (3)',
    shown: 'what was shown in the last so many hours stays too, for tabs that are still open (24)',
    lock: 'file that keeps the proven set (composition.lock.json)',
  },
  run: async (context) => {
    const keep = Number(context.text('keep') ?? 3)
    if (!Number.isInteger(keep) || keep < 1)
      return usage(
        '--keep must be a whole number from 1: an open tab still needs the files of the release it began with.',
      )
    if (context.text('channel'))
      return usage('prune looks at all channels, because what one does not show another may; leave out --channel.')
    const [owner] = context.names
    if (owner !== undefined && !(await context.store.owners()).includes(owner))
      return usage(`The store holds no release of ${owner}.`)
    const hours = Number(context.text('shown') ?? 24)
    if (!(hours >= 0 && hours <= 8760)) return usage('--shown must be a number of hours, such as 24.')
    const [journal, at] = [await context.store.journal(), context.now().getTime()]
    const inUse = shownSince(journal, at - hours * 3_600_000)
    const scope = { keep, owner, proven: (await context.readLock())?.releases, inUse }
    const planned = (await planPrune(context.store, await context.store.state(), scope)).filter(
      ({ remove }) => remove.length > 0,
    )
    const recent = shownSince(journal, at - maxTabAgeMs)
    const missed = planned.flatMap(({ owner, remove }) =>
      remove.filter((release) => recent.has(`${owner}/${release}`)).map((release) => `${owner} ${release}`),
    )
    context.plan([
      ...(planned.length > 0
        ? planned.map(({ owner, remove }) => `remove ${owner} ${remove.join(' ')}`)
        : ['nothing to remove']),
      ...(missed.length > 0
        ? [
            `  ! shown within the last day, so that a tab may still ask for files of ${missed.join(', ')}: without --shown they stay`,
          ]
        : []),
    ])
    if (context.dry) return dryRun
    const pruned = await prune(context.store, scope, context.author(`keep ${keep}`), context.now)
    if (!pruned) return storeBusy
    const { removed, drafts } = pruned
    const left = drafts.map((name) => `${name}, which a publish that died left, is gone too`)
    return done([`${removed.reduce((sum, { remove }) => sum + remove.length, 0)} releases removed`, ...left], pruned)
  },
}
