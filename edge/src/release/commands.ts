import { changeChannel, emptyChannel, type Changed, type Decision } from '../store/change-channel'
import { baseChannel } from '../store/effective-channel'
import { isChannel, isOwner, isRelease, type ChannelDocument, type ReleaseStore } from '../store/release-store'
import type { Command, CommandContext, CommandResult } from './cli'
import { done, dryRun, usage } from './command-results'
import { endCanary, goBack, pin, pointTo, rollOut, takeOff } from './decisions'
import { releaseFaults, manifestOf } from './integrity'
import { candidateSet, withCandidate } from './lock'
import { keysCommand, logCommand, pruneCommand, statusCommand, verifyCommand } from './store-commands'
import { describeDecision } from './plan'
import { gate, publish, readBuild } from './publish'

const channelOf = ({ text }: CommandContext): string => text('channel') ?? baseChannel
const documentOf = async (store: ReleaseStore, channel: string): Promise<ChannelDocument> => (await store.channel(channel)) ?? emptyChannel(channel)

/** Name of the remote, and a channel that can exist; or what is wrong with them. */
const checked = (context: CommandContext): string | { readonly owner: string; readonly channel: string } => {
  const [owner] = context.names
  const channel = channelOf(context)
  if (owner === undefined || !isOwner(owner)) return `Name one remote (or host), e.g. wallet.`
  if (!isChannel(channel)) return `${channel} is no channel: lower-case letters, digits and dashes.`
  return { owner, channel }
}

/** A release is named in full, or by the beginning of its hash or version when only one fits. */
const findRelease = async (store: ReleaseStore, owner: string, wanted: string): Promise<string | null> => {
  if (isRelease(wanted) && (await store.has(owner, wanted))) return wanted
  const fitting = (await store.releases(owner)).filter((release) => release.startsWith(wanted) || release.split('+')[1]?.startsWith(wanted))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const report = (changed: Changed, channel: string): CommandResult => {
  switch (changed.kind) {
    case 'changed':
      return done([`${channel} is at ${changed.document.seq}: ${changed.entry.owner} ${changed.entry.from ?? 'nothing'} → ${changed.entry.to ?? 'nothing'}`], {
        seq: changed.document.seq,
        ...changed.entry,
      })
    case 'nothing':
      return done([changed.sentence])
    case 'refused':
      return { outcome: 'refused', lines: changed.sentences }
    case 'busy':
      return { outcome: 'busy', lines: [changed.sentence] }
  }
}

/** Judged by the gate and checked byte by byte before a pointer may lead there. */
const admitted = async (store: ReleaseStore, document: ChannelDocument, owner: string, release: string, force: boolean): Promise<readonly string[]> => {
  const faults = await releaseFaults(store, owner, release)
  const manifest = await manifestOf(store, owner, release)
  if (faults.length > 0 || !manifest) return faults
  if (force) return []
  return (await gate(store, document, owner, manifest)).reasons.filter(({ verdict }) => verdict === 'refuse').map(({ sentence }) => sentence)
}

type Wish = (document: ChannelDocument) => Decision

/** Plans, prints the plan, and does it, judging again whatever somebody else changed meanwhile. */
const carryOut = async (context: CommandContext, channel: string, owner: string, why: string, wish: Wish): Promise<CommandResult> => {
  const { store, plan, dry, author, flags, now } = context
  const judged = async (document: ChannelDocument): Promise<Decision> => {
    const decision = wish(document)
    if (decision.kind !== 'change' || decision.entry.to === null) return decision
    const faults = await admitted(store, document, owner, decision.entry.to, flags.force === true)
    return faults.length > 0 ? { kind: 'refused', sentences: faults } : decision
  }
  const document = await documentOf(store, channel)
  const decision = await judged(document)
  plan(describeDecision(document, decision))
  if (dry) return dryRun
  return report(await changeChannel(store, channel, author(why), judged, now), channel)
}

const publishCommand: Command = {
  usage: 'publish <name> [--channel next] [--folder release-folder]',
  what: 'build what changed, put it into the store and point the channel to it',
  options: { folder: 'a finished release folder instead of a build of this workspace' },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const build = await readBuild(context.text('folder') ?? (await context.build(owner)))
    if (build.owner !== owner) return usage(`${build.folder} is a release of ${build.owner}, not of ${owner}.`)
    const document = await documentOf(context.store, channel)
    const judged = await gate(context.store, document, owner, build.manifest)
    const refused = judged.reasons.filter(({ verdict }) => verdict === 'refuse').map(({ sentence }) => sentence)
    const decision: Decision = refused.length > 0 ? { kind: 'refused', sentences: refused } : pointTo(document, 'publish', owner, build.manifest.release)
    context.plan([
      ...describeDecision(document, decision),
      `gate: ${judged.verdict}`,
      ...judged.reasons.filter(({ verdict }) => verdict === 'warn').map(({ sentence }) => `  ! ${sentence}`),
    ])
    if (context.dry) return dryRun
    const result = await publish(context.store, build.folder, channel, context.author('a new build'))
    switch (result.kind) {
      case 'published':
        return done([`${channel} is at ${result.seq}: ${owner} ${result.from ?? 'nothing'} → ${result.release}`], result)
      case 'unchanged':
        return done([`${channel} already shows ${owner} ${result.release}`], result)
      case 'refused':
        return { outcome: 'refused', lines: refused.length > 0 ? ['Refused by the gate.'] : [result.reason], data: result }
      case 'busy':
        return { outcome: 'busy', lines: [result.reason], data: result }
    }
  },
}

const promoteCommand: Command = {
  usage: 'promote <name> [--from next] [--release …] [--skip-proof --reason "…"]',
  what: 'prove the canary (or what another channel shows) together with everything else, then give it to everybody',
  options: {
    from: 'channel whose release is promoted when no canary runs (next)',
    release: 'a release in the store instead',
    'skip-proof': 'do not run the flows on the candidate set; needs --reason and stands in the audit log',
    force: 'promote although the gate refuses; needs --reason',
    lock: 'file that keeps the proven set (composition.lock.json)',
  },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const { store, text, flags } = context
    if ((flags['skip-proof'] || flags.force) && !text('reason')) return usage('--skip-proof and --force need a --reason, which the audit log keeps.')
    const from = text('from') ?? 'next'
    const wanted = text('release')
    const canary = (await documentOf(store, channel)).rollouts?.find((rollout) => rollout.owner === owner)?.release
    const release = wanted ? await findRelease(store, owner, wanted) : (canary ?? (await documentOf(store, from)).default[owner] ?? null)
    if (!release)
      return usage(wanted ? `No single release of ${owner} in the store begins with ${wanted}.` : `${owner} has neither a canary on ${channel} nor a release on ${from}.`)

    const document = await documentOf(store, channel)
    const decision = pointTo(document, 'promote', owner, release)
    const faults = decision.kind === 'change' ? await admitted(store, document, owner, release, flags.force === true) : []
    const judged: Decision = faults.length > 0 ? { kind: 'refused', sentences: faults } : decision
    const willProve = judged.kind === 'change' && !flags['skip-proof']
    context.plan([...describeDecision(document, judged), ...(willProve ? ['  first the cross-remote flows run on the candidate set'] : [])])
    if (context.dry) return dryRun
    if (judged.kind !== 'change') return report(judged, channel)

    let flows: readonly string[] = []
    if (willProve) {
      const proof = await context.prove(withCandidate(store, channel, await candidateSet(store, channel, owner, release)), channel)
      if (!proof.ok) return { outcome: 'red', lines: [...proof.output.trim().split('\n').slice(-40), `The candidate set is red; ${channel} stays as it is.`], data: proof }
      flows = proof.flows
    }
    const reason = text('reason')
    const changed = await changeChannel(
      store,
      channel,
      context.author(flows.length > 0 ? `proven by ${flows.length} flows` : (reason ?? '')),
      async (current) => {
        // Another pointer moved while the flows ran: what was proven is not what would be shown.
        if (willProve && current.seq !== document.seq)
          return { kind: 'refused', sentences: [`${channel} changed while the proof ran (${document.seq} → ${current.seq}); repeat the command`] }
        const next = pointTo(current, 'promote', owner, release)
        return next.kind === 'change' ? { ...next, entry: { ...next.entry, evidence: flags['skip-proof'] ? { proof: 'skipped' } : { proof: flows } } } : next
      },
      context.now,
    )
    if (changed.kind !== 'changed' || flags['skip-proof']) return report(changed, channel)
    const place = await context.writeLock(channel, changed.document.seq, changed.document.default, flows)
    const { lines, data } = report(changed, channel)
    return done([...lines, `${flows.length} flows passed on the candidate set; the proven set is in ${place}`], data)
  },
}

const rollbackCommand: Command = {
  usage: 'rollback <name> --reason "…" [--to release]',
  what: 'end a running canary, or go back to the release before',
  options: { to: 'a release in the store instead of the one before', force: 'go back although the gate refuses' },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('A rollback needs a --reason, which the audit log keeps.')
    const wanted = context.text('to')
    const to = wanted ? await findRelease(context.store, named.owner, wanted) : undefined
    if (to === null) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return carryOut(context, named.channel, named.owner, '', (document) => goBack(document, named.owner, to))
  },
}

const canaryCommand: Command = {
  usage: 'canary <name> --percent 10 [--merchant aurora] [--from next] [--off]',
  what: 'show a release to a share of the visitors, the same ones each time',
  options: {
    percent: 'share of visitors, 0–100',
    merchant: 'only this merchant’s visitors (several: a,b)',
    from: 'channel whose release is tried (next)',
    release: 'a release in the store instead',
    off: 'end the canary',
    force: 'although the gate refuses',
  },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const { store, text, flags, now } = context
    if (flags.off) return carryOut(context, channel, owner, 'canary ended', (document) => endCanary(document, owner, 'canary-end'))
    const percent = Number(text('percent'))
    if (!text('percent') || !(percent >= 0 && percent <= 100)) return usage('--percent must be a number from 0 to 100.')
    const running = (await documentOf(store, channel)).rollouts?.find((rollout) => rollout.owner === owner)?.release
    const wanted = text('release')
    const release = wanted
      ? await findRelease(store, owner, wanted)
      : text('from')
        ? (await documentOf(store, text('from') ?? '')).default[owner]
        : (running ?? (await documentOf(store, 'next')).default[owner])
    if (!release)
      return usage(
        wanted
          ? `No single release of ${owner} in the store begins with ${wanted}.`
          : `${owner} has no release on ${text('from') ?? 'next'}: npm run release -- publish ${owner} --channel next`,
      )
    const merchants = text('merchant')?.split(',').filter(Boolean)
    return carryOut(context, channel, owner, `canary of ${percent} %`, (document) => rollOut(document, { owner, release, percent, merchants, since: now().toISOString() }))
  },
}

const pinCommand: Command = {
  usage: 'pin <name> --merchant aurora --release … | --off',
  what: 'give one merchant a release of its own, whatever the channel shows',
  options: { merchant: 'the merchant', release: 'a release in the store', off: 'the merchant follows the channel again', force: 'although the gate refuses' },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { store, text, flags } = context
    const merchant = text('merchant')
    const wanted = text('release')
    if (!merchant || (!wanted && !flags.off)) return usage('pin needs --merchant, and --release or --off.')
    const release = flags.off ? null : await findRelease(store, named.owner, wanted ?? '')
    if (!flags.off && !release) return usage(`No single release of ${named.owner} in the store begins with ${wanted}.`)
    return carryOut(context, named.channel, named.owner, flags.off ? 'follows the channel again' : `own release of ${merchant}`, (document) =>
      pin(document, merchant, named.owner, release),
    )
  },
}

const withdrawCommand: Command = {
  usage: 'withdraw <name> --reason "…"',
  what: 'take a remote off a channel; its releases stay in the store',
  options: {},
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    if (!context.text('reason')) return usage('withdraw needs a --reason, which the audit log keeps.')
    if (named.owner === 'host') return { outcome: 'refused', lines: ['A channel without a host shows nothing; publish another host instead.'] }
    return carryOut(context, named.channel, named.owner, '', (document) => takeOff(document, named.owner))
  },
}

export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  canary: canaryCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  pin: pinCommand,
  withdraw: withdrawCommand,
  status: statusCommand,
  verify: verifyCommand,
  prune: pruneCommand,
  log: logCommand,
  keys: keysCommand,
}
