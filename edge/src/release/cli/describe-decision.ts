import type { ChangeEntry, Decision } from '../../store/change-channel'
import type { ChannelDocument } from '../../store/channel-document'

const share = ({ percent, merchants }: { percent: number; merchants?: readonly string[] }) =>
  `${percent} % of ${merchants ? `${merchants.join(', ')}’s visitors` : 'all visitors'}`

/** Names the merchant of a change that concerns one merchant only. */
export const merchantSuffix = ({ evidence }: Pick<ChangeEntry, 'evidence'>): string =>
  typeof evidence?.merchant === 'string' ? ` for ${evidence.merchant}` : ''

/** Describes the effect of a decision in sentences. */
export const describeDecision = (document: ChannelDocument, decision: Decision): string[] => {
  const head = `${document.channel} is at ${document.seq}`
  switch (decision.kind) {
    case 'nothing':
      return [`${head}; nothing to do: ${decision.sentence}`]
    case 'refused':
      return [`${head}; refused:`, ...decision.problems.map(({ sentence }) => `  - ${sentence}`)]
    case 'change': {
      const { action, owner, from, to, evidence = {} } = decision.entry
      const { next } = decision
      const lines = [`${head} and becomes ${document.seq + 1}: ${action} ${owner}${merchantSuffix(decision.entry)}`]
      if (document.default[owner] !== next.default[owner])
        lines.push(`  default    ${document.default[owner] ?? 'nothing'} → ${next.default[owner] ?? 'nothing'}`)
      for (const rollout of next.rollouts ?? []) {
        if (rollout.owner === owner)
          lines.push(
            `  canary     ${rollout.release} for ${share(rollout)}; the others keep ${next.default[owner] ?? 'nothing'}`,
          )
      }
      for (const ended of (document.rollouts ?? []).filter(
        (rollout) =>
          rollout.owner === owner &&
          !(next.rollouts ?? []).some(
            (remaining) => remaining.release === rollout.release && remaining.owner === owner,
          ),
      )) {
        lines.push(`  canary     ${ended.release} ends`)
      }
      if (lines.length === 1) lines.push(`  ${from ?? 'nothing'} → ${to ?? 'nothing'}`)
      const { overruled } = evidence
      for (const sentence of Array.isArray(overruled) ? overruled : [])
        lines.push(`  ! the gate is overruled: ${sentence}`)
      return [...lines, `  all other remotes keep their releases and addresses`]
    }
  }
}
