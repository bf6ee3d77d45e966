import { bucketOf, pointersFor } from '../../composition/pointers'
import type { ChannelDocument } from '../../store/channel-document'

export type RolloutBucket = {
  readonly channel: string
  readonly owner: string
  readonly canary: string
  readonly percent: number
  /** The visitor's bucket, 0 to 99.99. */
  readonly at: number
  /** The visitor's release by merchant; `*` stands for all merchants that are not named. */
  readonly has: Readonly<Record<string, string>>
}

/** Whether a visitor gets each canary of a channel. */
export const rolloutBuckets = (document: ChannelDocument, visitor: string): readonly RolloutBucket[] => {
  const { channel, rollouts = [], merchants = {} } = document
  return rollouts.map(({ owner, release, percent, merchants: some = [] }) => {
    const pinned = Object.keys(merchants).filter((merchant) => merchants[merchant]?.[owner] !== undefined)
    const named = ['*', ...new Set([...some, ...pinned])]
    return {
      channel,
      owner,
      canary: release,
      percent,
      at: bucketOf(visitor, owner),
      has: Object.fromEntries(
        named.map((merchant) => [merchant, pointersFor(document, merchant, visitor)[owner]?.release ?? 'nothing']),
      ),
    }
  })
}

export const describeBucket = ({ channel, owner, canary, percent, at, has }: RolloutBucket): string => {
  const sides = Object.entries(has).map(
    ([merchant, release]) =>
      `${release === canary ? 'gets the canary' : 'does not get the canary but'} ${release}${merchant === '*' ? '' : ` at ${merchant}`}`,
  )
  return `  ${owner.padEnd(12)} ${sides.join(', ')} (${channel}: bucket ${at}, the canary has those below ${percent})`
}
