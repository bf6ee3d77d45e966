import { sentencesOf } from '../../problem'
import { changeChannel, type Changed, type Decision } from '../../store/change-channel'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { checkCompatibility } from '../plan/compatibility'
import { manifestOf, releaseFaults } from '../verify/integrity'
import type { CommandContext, CommandResult } from './command'
import { describeDecision, merchantSuffix } from './describe-decision'
import { done, dryRunOf, refused, usage } from './results'
import { documentOf } from './target'

export const report = (changed: Changed, channel: string): CommandResult => {
  switch (changed.kind) {
    case 'changed': {
      const { entry, document } = changed
      const { owner, from, to } = entry
      return done(
        [
          `${channel} is at ${document.seq}: ${owner}${merchantSuffix(entry)} ${from ?? 'nothing'} → ${to ?? 'nothing'}`,
        ],
        { seq: document.seq, ...entry },
      )
    }
    case 'nothing':
      return done([changed.sentence])
    case 'refused':
      return refused(changed.problems)
    case 'busy':
      return { outcome: 'busy', lines: [changed.sentence] }
  }
}

/**
 * Verifies the bytes of a release and runs the gate before a pointer may lead to it. `force` overrules the gate, and
 * the audit log keeps its sentences; altered bytes are always refused.
 */
export const checkRelease = async (
  store: ReleaseStore,
  document: ChannelDocument,
  decision: Extract<Decision, { kind: 'change' }>,
  release: string,
  force: boolean,
): Promise<Decision> => {
  const { owner } = decision.entry
  const faults = await releaseFaults(store, owner, release)
  if (faults.length > 0) return { kind: 'refused', problems: faults }
  const manifest = await manifestOf(store, owner, release)
  const problems = manifest ? (await checkCompatibility(store, document, owner, manifest)).problems : []
  if (problems.length === 0) return decision
  if (!force) return { kind: 'refused', problems }
  const evidence = { ...decision.entry.evidence, overruled: sentencesOf(problems) }
  return { ...decision, entry: { ...decision.entry, evidence } }
}

/** Prints the plan and executes it; the decision is repeated if another writer changed the channel meanwhile. */
export const applyDecision = async (
  context: CommandContext,
  channel: string,
  why: string,
  decide: (document: ChannelDocument) => Decision,
  warnings: readonly string[] = [],
): Promise<CommandResult> => {
  const { store, plan, dry, author, flags, now, text } = context
  if (flags.force && !text('reason')) return usage('--force needs a --reason, which the audit log keeps.')
  const decideChecked = async (document: ChannelDocument): Promise<Decision> => {
    const decision = decide(document)
    // The end of a canary or of a pin shows no release that was not shown before.
    if (decision.kind !== 'change' || decision.entry.to === null || /^(canary-end|unpin)$/.test(decision.entry.action))
      return decision
    return checkRelease(store, document, decision, decision.entry.to, flags.force === true)
  }
  const document = await documentOf(store, channel)
  const decision = await decideChecked(document)
  plan([...describeDecision(document, decision), ...warnings.map((sentence) => `  ! ${sentence}`)])
  if (dry) return dryRunOf(decision)
  return report(await changeChannel(store, channel, author(why), decideChecked, now), channel)
}
