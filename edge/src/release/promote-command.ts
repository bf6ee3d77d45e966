import { changeChannel, type Decision } from '../store/change-channel'
import { admitted, report } from './carry-out'
import type { Command } from './cli'
import { done, dryRunOf, usage } from './command-results'
import { checked, documentOf, findRelease } from './command-target'
import { pointTo } from './decisions'
import { candidateSet, withCandidate } from './lock'
import { describeDecision } from './plan'

const redSentence = (failed: readonly string[], channel: string): string =>
  `${failed.length > 0 ? `The candidate set fails ${failed.map((title) => `“${title}”`).join(', ')}` : 'The flows could not run on the candidate set'}; ${channel} stays as it is.`

export const promoteCommand: Command = {
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
    if (context.dry) return dryRunOf(judged)
    if (judged.kind !== 'change') return report(judged, channel)

    let flows: readonly string[] = []
    if (willProve) {
      const proof = await context.prove(withCandidate(store, channel, await candidateSet(store, channel, owner, release)), channel)
      if (!proof.ok) return { outcome: 'red', lines: [...proof.output.trim().split('\n').slice(-40), redSentence(proof.failed, channel)], data: proof }
      flows = proof.flows
    }
    const reason = text('reason')
    let moved = false
    const changed = await changeChannel(
      store,
      channel,
      context.author(flows.length > 0 ? `proven by ${flows.length} flows` : (reason ?? '')),
      async (current) => {
        // Another pointer moved while the flows ran: what was proven is not what would be shown.
        moved = willProve && current.seq !== document.seq
        if (moved) return { kind: 'refused', sentences: [`${channel} changed while the proof ran (${document.seq} → ${current.seq}); repeat the command`] }
        const next = pointTo(current, 'promote', owner, release)
        // What was judged above may have met somebody new since.
        const problems = next.kind === 'change' && current.seq !== document.seq ? await admitted(store, current, owner, release, flags.force === true) : []
        if (problems.length > 0) return { kind: 'refused', sentences: problems }
        return next.kind === 'change' ? { ...next, entry: { ...next.entry, evidence: flags['skip-proof'] ? { proof: 'skipped' } : { proof: flows } } } : next
      },
      context.now,
    )
    if (moved && changed.kind === 'refused') return { outcome: 'busy', lines: changed.sentences }
    if (changed.kind !== 'changed' || flags['skip-proof']) return report(changed, channel)
    const { lines, data } = report(changed, channel)
    const passed = `${flows.length} flows passed on the candidate set`
    try {
      const place = await context.writeLock(channel, changed.document.seq, changed.document.default, flows)
      return done([...lines, `${passed}; the proven set is in ${place}`], data)
    } catch (error) {
      // The promotion is done and stands; a failure would say that it is not.
      return done(
        [...lines, `! ${passed}, but the proven set could not be written down (${error instanceof Error ? error.message : String(error)}): npm run release -- log has the flows`],
        data,
      )
    }
  },
}
