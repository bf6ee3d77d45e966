import { effectiveChannel } from '../store/effective-channel'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'

/** How long a page waits for the pointers: briefly where the last good ones are at hand, else as long as anything is worth waiting. */
const patience = { withLast: 1000, without: 4000 } as const

/** A store that is being emptied shows older and older pointers on its way; one that was brought back from a backup goes on showing them. */
const olderBelievedAfter = 5000

/** Why the last good pointers are shown: the store does not answer, cannot be read, has none any more, or older ones than before. */
export type FallbackReason = 'late' | 'unreadable' | 'missing' | 'older'
export type Fallback = { readonly reason: FallbackReason; readonly since: string }

export type ChannelSource = {
  /** What the channel shows, read anew for every page; null where nothing was ever read. */
  readonly current: () => Promise<ChannelDocument | null>
  /** Null while the store answers. */
  readonly fallback: () => Fallback | null
}

type Problem = { readonly reason: FallbackReason; readonly sentence: string }
type Answer = { readonly document: ChannelDocument | null; readonly problem: Problem | null }

const lateAfter = (ms: number): { readonly answer: Promise<'late'>; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const answer = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms)
  })
  return { answer, stop: () => clearTimeout(timer) }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads channels and keeps what it has read: what is missing afterwards was lost, because no command takes a channel away. */
const remember = (store: Pick<ReleaseStore, 'channel'>) => {
  const known = new Map<string, ChannelDocument>()
  const older = new Map<string, { readonly seq: number; readonly since: number }>()
  const isLongOlder = (name: string, seq: number): boolean => {
    const seen = older.get(name)
    if (seen?.seq === seq) return Date.now() - seen.since >= olderBelievedAfter
    older.set(name, { seq, since: Date.now() })
    return false
  }
  return async (name: string, onProblem: (problem: Problem) => void): Promise<ChannelDocument | null> => {
    const read = await store.channel(name)
    const last = known.get(name) ?? null
    if (last && !read) {
      onProblem({ reason: 'missing', sentence: `the store has no pointers of ${name} any more` })
      return last
    }
    if (last && read && read.seq < last.seq && !isLongOlder(name, read.seq)) {
      onProblem({
        reason: 'older',
        sentence: `the pointers of ${name} went back from number ${last.seq} to ${read.seq}; they count if they stay`,
      })
      return last
    }
    older.delete(name)
    if (read) known.set(name, read)
    return read
  }
}

/** While the store hangs, cannot be read or was emptied the last good pointers stand in, so that pages go on; told of once, and once more at its end. */
export const createChannelSource = (
  store: Pick<ReleaseStore, 'channel'>,
  name: string,
  onError: (error: unknown) => void,
): ChannelSource => {
  const channelOf = remember(store)
  let last: ChannelDocument | null = null
  let fallback: Fallback | null = null
  /** A reading that has been given up and has not come back: nobody waits for it again, and no second one hangs beside it. */
  let hanging: { readonly since: number } | null = null

  const read = async (): Promise<Answer> => {
    let problem: Problem | null = null
    const document = await effectiveChannel(
      { channel: (each) => channelOf(each, (found) => (problem = problem ?? found)) },
      name,
    )
    if (!document) problem = { reason: 'missing', sentence: `the store has no pointers of ${name}` }
    return { document, problem }
  }

  const note = (problem: Problem | null): void => {
    if ((problem?.reason ?? null) === (fallback?.reason ?? null)) return
    fallback = problem && { reason: problem.reason, since: fallback?.since ?? new Date().toISOString() }
    const shown = last ? `the last good ones (number ${last.seq}) are shown` : 'there is nothing to show'
    onError(new Error(problem ? `${problem.sentence}; ${shown}` : `the pointers of ${name} are read again`))
  }

  const current = async (): Promise<ChannelDocument | null> => {
    if (last && hanging && Date.now() - hanging.since < patience.without) return last
    const limit = lateAfter(last ? patience.withLast : patience.without)
    const reading = read()
    try {
      const answer = await Promise.race([reading, limit.answer])
      if (answer !== 'late') {
        hanging = null
        last = answer.document ?? last
        note(answer.problem)
        return last
      }
      const mine = { since: Date.now() }
      hanging = mine
      // When it comes after all, the next page reads again.
      const ended = () => {
        if (hanging === mine) hanging = null
      }
      reading.then(ended, ended)
      note({ reason: 'late', sentence: `the pointers of ${name} did not come in time` })
    } catch (error) {
      note({ reason: 'unreadable', sentence: `the pointers of ${name} cannot be read: ${sentenceOf(error)}` })
    } finally {
      limit.stop()
    }
    return last
  }

  return { current, fallback: () => fallback }
}
