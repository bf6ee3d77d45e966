import { effectiveChannel } from '../store/effective-channel'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'

/** Milliseconds that a page waits for the pointers: short if there are last good ones to show instead. */
const timeouts = { withLast: 1000, without: 4000 } as const

/** A store that is being emptied shows older pointers for a moment, one restored from a backup shows them for good. */
const acceptOlderAfterMs = 5000

/** Why the last good pointers are shown: the store hangs, fails, has none any more, or has older ones. */
type FallbackReason = 'late' | 'unreadable' | 'missing' | 'older'
type Fallback = { readonly reason: FallbackReason; readonly since: string }

export type ChannelSource = {
  /** The channel as it is now, read for every page; null if it was never read. */
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

/** Reads channels and remembers them. No command deletes a channel, so a missing one was lost. */
const remember = (store: Pick<ReleaseStore, 'channel'>) => {
  const known = new Map<string, ChannelDocument>()
  const older = new Map<string, { readonly seq: number; readonly since: number }>()
  const isLongOlder = (name: string, seq: number): boolean => {
    const seen = older.get(name)
    if (seen?.seq === seq) return Date.now() - seen.since >= acceptOlderAfterMs
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

/**
 * Falls back to the last good pointers while the store hangs, fails or is empty. The start and the end of a fallback
 * are reported once.
 */
export const createChannelSource = (
  store: Pick<ReleaseStore, 'channel'>,
  name: string,
  onError: (error: unknown) => void,
): ChannelSource => {
  const channelOf = remember(store)
  let last: ChannelDocument | null = null
  let fallback: Fallback | null = null
  /** A read that timed out and is still pending: other pages neither wait for it nor start a second one. */
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
    if (last && hanging && Date.now() - hanging.since < timeouts.without) return last
    const limit = lateAfter(last ? timeouts.withLast : timeouts.without)
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
      // When it ends, the next page reads again.
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
