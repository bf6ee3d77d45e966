import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'

/** Writes a channel document without the checks of the release commands. */
export const writeChannel = async (store: ReleaseStore, document: ChannelDocument): Promise<void> => {
  const state = await store.state()
  const { channel, seq } = document
  const entry = {
    at: new Date().toISOString(),
    action: 'publish',
    channel,
    owner: 'set',
    from: null,
    to: null,
    seq,
    who: 'test',
    why: 'placed',
  } as const
  if (!(await store.append(state.n, { ...state, channels: { ...state.channels, [channel]: document } }, entry)))
    throw new Error('another writer was faster')
}
