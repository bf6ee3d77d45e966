import { problem, sentencesOf } from '../../problem'
import { changeChannel } from '../../store/change-channel'
import { checkRelease, report } from './apply-decision'
import type { Command } from './command'
import { done, dryRunOf, usage } from './results'
import { parseTarget, chosenRelease, documentOf } from './target'
import { setChannel } from '../plan/decisions'
import { candidateSet, withCandidate } from '../verify/composition-lock'
import { describeDecision } from './describe-decision'

export const failedFlows = (failed: readonly string[], set: string): string =>
  failed.length > 0
    ? `${set} fails ${failed.map((title) => `“${title}”`).join(', ')}`
    : `The flows could not run on ${set.charAt(0).toLowerCase()}${set.slice(1)}`

export const promoteCommand: Command = {
  usage: 'promote <name> [--from next] [--release …] [--skip-proof --reason "…"]',
  what: 'prove the canary (or what another channel shows) together with everything else, then show it to all visitors',
  options: {
    from: 'channel whose release is promoted (the canary, or else next)',
    release: 'a release in the store instead',
    'skip-proof': 'do not run the flows on the candidate set; needs --reason, which the audit log keeps',
    force: 'promote although the gate refuses; needs --reason',
    lock: 'file that keeps the proven set (composition.lock.json)',
  },
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const { store, text, flags } = context
    if ((flags['skip-proof'] || flags.force) && !text('reason'))
      return usage('--skip-proof and --force need a --reason, which the audit log keeps.')
    const chosen = await chosenRelease(context, named)
    if (!chosen.ok) return usage(chosen.sentence)
    const { release } = chosen

    const document = await documentOf(store, channel)
    const decision = setChannel(document, 'promote', owner, release)
    const planned =
      decision.kind === 'change'
        ? await checkRelease(store, document, decision, release, flags.force === true)
        : decision
    const willProve = planned.kind === 'change' && !flags['skip-proof']
    context.plan([
      ...describeDecision(document, planned),
      ...(willProve ? ['  first the cross-remote flows run on the candidate set'] : []),
    ])
    if (context.dry) return dryRunOf(planned)
    if (planned.kind !== 'change') return report(planned, channel)

    let flows: readonly string[] = []
    if (willProve) {
      const proof = await context.prove(
        withCandidate(store, channel, await candidateSet(store, channel, owner, release)),
        channel,
      )
      if (!proof.ok)
        return {
          outcome: 'red',
          lines: [
            ...proof.output.trim().split('\n').slice(-40),
            `${failedFlows(proof.failed, 'The candidate set')}; ${channel} stays as it is.`,
          ],
          data: proof,
        }
      flows = proof.flows
    }
    const reason = text('reason')
    let moved = false
    const changed = await changeChannel(
      store,
      channel,
      context.author(flows.length > 0 ? `proven by ${flows.length} flows` : (reason ?? '')),
      async (current) => {
        // The flows did not run on the set that would be shown.
        moved = willProve && current.seq !== document.seq
        if (moved)
          return {
            kind: 'refused',
            problems: [
              problem(
                'channel-changed',
                [channel],
                `${channel} changed while the proof ran (${document.seq} → ${current.seq}); repeat the command`,
              ),
            ],
          }
        const decided = setChannel(current, 'promote', owner, release)
        // Another writer changed the channel since the plan.
        const next =
          current.seq === document.seq
            ? planned
            : decided.kind === 'change'
              ? await checkRelease(store, current, decided, release, flags.force === true)
              : decided
        const proof = flags['skip-proof'] ? 'skipped' : flows
        return next.kind === 'change'
          ? { ...next, entry: { ...next.entry, evidence: { ...next.entry.evidence, proof } } }
          : next
      },
      context.now,
    )
    if (moved && changed.kind === 'refused')
      return { outcome: 'busy', lines: sentencesOf(changed.problems), problems: changed.problems }
    if (changed.kind !== 'changed' || flags['skip-proof']) return report(changed, channel)
    const { lines, data } = report(changed, channel)
    const passed = `${flows.length} flows passed on the candidate set`
    try {
      const place = await context.writeLock(channel, changed.document.seq, changed.document.default, flows)
      return done([...lines, `${passed}; the proven set is in ${place}`], data)
    } catch (error) {
      // The promotion is done, so the outcome must not be a failure.
      return done(
        [
          ...lines,
          `! ${passed}, but the proven set could not be written down (${error instanceof Error ? error.message : String(error)}): npm run release -- log has the flows`,
        ],
        data,
      )
    }
  },
}
