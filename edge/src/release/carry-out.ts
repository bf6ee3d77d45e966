import { changeChannel, type Changed, type Decision } from '../store/change-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import type { CommandContext, CommandResult } from './cli'
import { done, dryRunOf, usage } from './command-results'
import { documentOf } from './command-target'
import { manifestOf, releaseFaults } from './integrity'
import { describeDecision, forWhom } from './plan'
import { gate } from './publish'

export const report = (changed: Changed, channel: string): CommandResult => {
  switch (changed.kind) {
    case 'changed':
      return done(
        [
          `${channel} is at ${changed.document.seq}: ${changed.entry.owner}${forWhom(changed.entry)} ${changed.entry.from ?? 'nothing'} → ${changed.entry.to ?? 'nothing'}`,
        ],
        {
          seq: changed.document.seq,
          ...changed.entry,
        },
      )
    case 'nothing':
      return done([changed.sentence])
    case 'refused':
      return { outcome: 'refused', lines: changed.sentences }
    case 'busy':
      return { outcome: 'busy', lines: [changed.sentence] }
  }
}

type Pointing = Extract<Decision, { kind: 'change' }>

/**
 * Judged by the gate and checked byte by byte before a pointer may lead there. Altered bytes go nowhere; what the gate says can be
 * overruled, and then stands in the audit log.
 */
export const admitted = async (
  store: ReleaseStore,
  document: ChannelDocument,
  decision: Pointing,
  release: string,
  force: boolean,
): Promise<Decision> => {
  const { owner } = decision.entry
  const faults = await releaseFaults(store, owner, release)
  if (faults.length > 0) return { kind: 'refused', sentences: faults }
  const manifest = await manifestOf(store, owner, release)
  const refusals = manifest
    ? (await gate(store, document, owner, manifest)).refusals.map(({ sentence }) => sentence)
    : []
  if (refusals.length === 0) return decision
  if (!force) return { kind: 'refused', sentences: refusals }
  return { ...decision, entry: { ...decision.entry, evidence: { ...decision.entry.evidence, overruled: refusals } } }
}

type Wish = (document: ChannelDocument) => Decision

/** Plans, prints the plan, and does it, judging again whatever somebody else changed meanwhile. */
export const carryOut = async (
  context: CommandContext,
  channel: string,
  why: string,
  wish: Wish,
  warnings: readonly string[] = [],
): Promise<CommandResult> => {
  const { store, plan, dry, author, flags, now, text } = context
  if (flags.force && !text('reason')) return usage('--force needs a --reason, which the audit log keeps.')
  const judged = async (document: ChannelDocument): Promise<Decision> => {
    const decision = wish(document)
    // The end of a canary or of a pin brings no release that was not shown already.
    if (decision.kind !== 'change' || decision.entry.to === null || /^(canary-end|unpin)$/.test(decision.entry.action))
      return decision
    return admitted(store, document, decision, decision.entry.to, flags.force === true)
  }
  const document = await documentOf(store, channel)
  const decision = await judged(document)
  plan([...describeDecision(document, decision), ...warnings.map((sentence) => `  ! ${sentence}`)])
  if (dry) return dryRunOf(decision)
  return report(await changeChannel(store, channel, author(why), judged, now), channel)
}
