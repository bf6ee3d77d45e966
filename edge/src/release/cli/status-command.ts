import { isVisitor } from '../../composition/pointers'
import { effectiveChannel } from '../../store/effective-channel'
import type { Command } from './command'
import { done, usage } from './results'
import { describeBucket, rolloutBuckets } from './rollout-bucket'
import { describeStatus, readStatus } from './status'

export const statusCommand: Command = {
  usage: 'status [--channel stable] [--visitor 1a2b3c4d]',
  what: 'what every channel shows, what lies in the store, the latest changes',
  options: { visitor: 'whether this visitor (cookie mosaic.bucket) gets each canary' },
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
        `--visitor ${visitor} is no visitor number: eight digits from 0 to f, as in the cookie mosaic.bucket.`,
      )
    const status = await readStatus(store, channel)
    if (visitor === undefined) return done(describeStatus(status), status)
    const shown = await Promise.all(status.channels.map(({ channel: name }) => effectiveChannel(store, name)))
    const buckets = shown.flatMap((document) => (document ? rolloutBuckets(document, visitor) : []))
    return done(
      [
        ...describeStatus(status),
        `visitor ${visitor}`,
        ...(buckets.length > 0 ? buckets.map(describeBucket) : ['  no canary runs']),
      ],
      { ...status, visitor: buckets },
    )
  },
}
