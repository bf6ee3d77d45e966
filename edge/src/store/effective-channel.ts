import type { ChannelDocument } from './channel-document'
import type { ReleaseStore } from './release-store'

/** The base channel: other channels take every pointer from it that they do not set. */
export const baseChannel = 'stable'

/** A channel merged with its base. */
export const mergeChannels = (base: ChannelDocument, own: ChannelDocument): ChannelDocument => {
  const isOwn = (owner: string) => owner in own.default
  const merchants = new Set([...Object.keys(base.merchants ?? {}), ...Object.keys(own.merchants ?? {})])
  return {
    ...own,
    // Grows with every change of either channel.
    seq: base.seq + own.seq,
    default: { ...base.default, ...own.default },
    rollouts: [...(base.rollouts ?? []).filter(({ owner }) => !isOwn(owner)), ...(own.rollouts ?? [])],
    merchants: Object.fromEntries(
      [...merchants].map((name) => [name, { ...base.merchants?.[name], ...own.merchants?.[name] }]),
    ),
    previous: { ...base.previous, ...own.previous },
  }
}

/** The pointers that visitors of a channel get; null if neither the channel nor its base exists. */
export const effectiveChannel = async (
  store: Pick<ReleaseStore, 'channel'>,
  name: string,
): Promise<ChannelDocument | null> => {
  const own = await store.channel(name)
  if (name === baseChannel) return own
  const base = await store.channel(baseChannel)
  if (!base || !own) return own ?? (base && { ...base, channel: name })
  return mergeChannels(base, own)
}
