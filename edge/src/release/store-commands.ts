import { isVisitor } from '../composition/pointers'
import { effectiveChannel } from '../store/effective-channel'
import { auditEntries, checkJournal } from '../store/journal'
import type { ReleaseStore } from '../store/release-store'
import type { Command } from './cli'
import { done, dryRun, usage } from './command-results'
import { releaseFaults, releaseKey } from './integrity'
import { driftFrom, type CompositionLock } from './lock'
import { planPrune, prune } from './prune'
import { lifeOfTab, shownSince } from './shown-since'
import { describeEntry, describeStatus, readStatus } from './status'
import { verify, type Verified } from './verify'
import { describeSide, sidesOf } from './visitor-side'

export const statusCommand: Command = {
  usage: 'status [--channel stable] [--visitor 1a2b3c4d]',
  what: 'what every channel shows, what lies in the store, the latest changes',
  options: { visitor: 'which side of each canary this visitor (cookie mosaic.bucket) is on' },
  run: async ({ store, text }) => {
    const channel = text('channel')
    const channels = await store.channels()
    if (channel !== undefined && !channels.includes(channel))
      return usage(
        `There is no channel ${channel}; there ${channels.length === 1 ? 'is' : 'are'} ${channels.join(', ') || 'none yet'}.`,
      )
    const visitor = text('visitor')
    if (visitor !== undefined && !isVisitor(visitor))
      return usage(
        `--visitor ${visitor} is no visitor’s number: eight digits from 0 to f, as in the cookie mosaic.bucket.`,
      )
    const status = await readStatus(store, channel)
    if (visitor === undefined) return done(describeStatus(status), status)
    const shown = await Promise.all(status.channels.map(({ channel: name }) => effectiveChannel(store, name)))
    const sides = shown.flatMap((document) => (document ? sidesOf(document, visitor) : []))
    return done(
      [
        ...describeStatus(status),
        `visitor ${visitor}`,
        ...(sides.length > 0 ? sides.map(describeSide) : ['  no canary runs: what everybody has']),
      ],
      { ...status, visitor: sides },
    )
  },
}

/** Everything that can be shown, and the proven set, which must be there to go back to. */
const verifyAgainst = async (
  lock: CompositionLock | null,
  store: ReleaseStore,
  isStrict: boolean,
): Promise<Verified> => {
  const result = await verify(store)
  if (!lock) return isStrict ? { ...result, faults: [...result.faults, 'No set has been proven: promote one'] } : result
  const { checksums } = await store.state()
  const all = Object.entries(lock.releases)
  // The lock travels with the repository, the store does not: what was never published here cannot be missing here.
  const [here, elsewhere] = [
    all.filter(([owner, release]) => Object.hasOwn(checksums, releaseKey(owner, release))),
    all.filter(([owner, release]) => !Object.hasOwn(checksums, releaseKey(owner, release))),
  ]
  const broken = (await Promise.all(here.map(([owner, release]) => releaseFaults(store, owner, release)))).flat()
  const absent = elsewhere.map(([owner, release]) => `${owner} ${release}`).join(', ')
  const shown = (await store.channel(lock.channel))?.default ?? {}
  // Who has no proven release here can only be elsewhere than it.
  const strangers = new Set(elsewhere.map(([owner]) => owner))
  const comparable = Object.fromEntries(Object.entries(shown).filter(([owner]) => !strangers.has(owner)))
  const drift = isStrict
    ? driftFrom(lock, { default: shown })
    : driftFrom({ ...lock, releases: Object.fromEntries(here) }, { default: comparable })
  return {
    ...result,
    faults: [
      ...new Set([...result.faults, ...broken.map((fault) => `proven set: ${fault}`), ...(isStrict ? drift : [])]),
    ],
    warnings: [
      ...result.warnings,
      ...(absent === ''
        ? []
        : [
            `of the set proven on ${lock.provenAt} these were never published into this store: ${absent}; npm run release -- prove proves what it shows`,
          ]),
      ...(isStrict ? [] : drift),
    ],
  }
}

export const verifyCommand: Command = {
  usage: 'verify',
  what: 'read back every release that can be shown, judge the sets again, follow the audit chain',
  options: {
    locked: 'fail when the channel does not show the set that was proven last',
    lock: 'file that keeps the proven set (composition.lock.json)',
  },
  run: async ({ store, flags, readLock }) => {
    const result = await verifyAgainst(await readLock(), store, flags.locked === true)
    const warnings = result.warnings.map((sentence) => `! ${sentence}`)
    if (result.faults.length > 0) return { outcome: 'red', lines: [...result.faults, ...warnings], data: result }
    return done(
      [...warnings, `${result.releases} releases are whole and fit together; the audit chain is unbroken`],
      result,
    )
  },
}

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
    const recent = shownSince(journal, at - lifeOfTab)
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
    if (!pruned) return { outcome: 'busy', lines: ['The store changed all the time meanwhile; repeat the command.'] }
    const { removed, drafts } = pruned
    const left = drafts.map((name) => `${name}, which a publish that died left, is gone too`)
    return done([`${removed.reduce((sum, { remove }) => sum + remove.length, 0)} releases removed`, ...left], pruned)
  },
}

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
