import { effectiveChannel } from '../store/effective-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'

/** How long a page waits for the pointers: briefly where the last good ones are at hand, else as long as anything is worth waiting. */
const patience = { withLast: 1000, without: 4000 } as const

type Answer = { readonly kind: 'read'; readonly document: ChannelDocument | null } | { readonly kind: 'late' }

const lateAfter = (ms: number): { readonly answer: Promise<Answer>; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const answer = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), ms)
  })
  return { answer, stop: () => clearTimeout(timer) }
}

/**
 * What a channel shows, read anew for every page. While the store hangs or cannot be read the last good pointers stand in, so that
 * pages go on; null where there are none.
 */
export const createChannelSource = (
  store: Pick<ReleaseStore, 'channel'>,
  name: string,
  onError: (error: unknown) => void,
): (() => Promise<ChannelDocument | null>) => {
  let last: ChannelDocument | null = null
  /** A reading that has been given up and has not come back: nobody waits for it again, and no second one hangs beside it. */
  let hanging: { readonly since: number } | null = null

  const read = async (): Promise<Answer> => {
    const document = await effectiveChannel(store, name)
    if (document) last = document
    return { kind: 'read', document }
  }

  return async () => {
    if (last && hanging && Date.now() - hanging.since < patience.without) return last
    const limit = lateAfter(last ? patience.withLast : patience.without)
    const reading = read()
    try {
      const answer = await Promise.race([reading, limit.answer])
      if (answer.kind === 'read') {
        hanging = null
        return answer.document
      }
      const mine = { since: Date.now() }
      hanging = mine
      // When it comes after all, the next page reads again.
      const ended = () => {
        if (hanging === mine) hanging = null
      }
      reading.then(ended, ended)
      onError(
        new Error(
          `the pointers of ${name} did not come in time; ${last ? 'the last good ones are shown' : 'there is nothing to show'}`,
        ),
      )
      return last
    } catch (error) {
      onError(error)
      return last
    } finally {
      limit.stop()
    }
  }
}
