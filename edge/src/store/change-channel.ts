import { setTimeout as pause } from 'node:timers/promises'
import type { AuditAction, NewAuditEntry, StoreContent } from './journal'
import type { StoreState } from './open-journal'
import { isPendingDeletion, releasesIn } from './pending-deletion'
import type { ChannelDocument, ReleaseStore } from './release-store'

export type Author = { readonly who: string; readonly why: string }

export type ChannelContent = Pick<ChannelDocument, 'default' | 'rollouts' | 'merchants' | 'previous'>
export type ChangeEntry = {
  readonly action: AuditAction
  readonly owner: string
  readonly from: string | null
  readonly to: string | null
  readonly evidence?: NewAuditEntry['evidence']
}

/** What a command wants of the document as it stands now; it may be asked again when somebody else was faster. */
export type Decision =
  /** `seals`: of releases that come with the change. */
  | {
      readonly kind: 'change'
      readonly next: ChannelContent
      readonly entry: ChangeEntry
      readonly checksums?: StoreContent['checksums']
    }
  | { readonly kind: 'nothing'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }

export type Changed =
  | { readonly kind: 'changed'; readonly document: ChannelDocument; readonly entry: ChangeEntry }
  | Exclude<Decision, { kind: 'change' }>
  /** The store changed under every try; nothing was lost, the caller may repeat. */
  | { readonly kind: 'busy'; readonly sentence: string }

const attempts = 30

export const emptyChannel = (channel: string): ChannelDocument => ({ schema: 1, channel, seq: 0, default: {} })

export const channelIn = ({ channels }: StoreContent, name: string): ChannelDocument =>
  (Object.hasOwn(channels, name) ? channels[name] : undefined) ?? emptyChannel(name)

type Attempt<T> =
  | { readonly kind: 'write'; readonly next: StoreContent; readonly entry: NewAuditEntry; readonly result: T }
  | { readonly kind: 'leave'; readonly result: T }

/** Reads, decides and writes; the loser of a race reads again and repeats. Null when everybody else was faster each time. */
export const changeStore = async <T>(
  store: ReleaseStore,
  attempt: (state: StoreState) => Attempt<T> | Promise<Attempt<T>>,
): Promise<T | null> => {
  for (let count = 0; count < attempts; count++) {
    const state = await store.state()
    const wish = await attempt(state)
    if (wish.kind === 'leave' || (await store.append(state.n, wish.next, wish.entry))) return wish.result
    // Whoever lost steps aside for a moment of chance length, or the same ones would meet again.
    await pause(Math.random() * 10 * (count + 1))
  }
  return null
}

/** Changes one channel document and writes what was done into the audit log, both or neither. */
export const changeChannel = async (
  store: ReleaseStore,
  channel: string,
  author: Author,
  decide: (document: ChannelDocument) => Decision | Promise<Decision>,
  now: () => Date = () => new Date(),
): Promise<Changed> => {
  const changed = await changeStore<Changed>(store, async (state) => {
    const current = channelIn(state, channel)
    const decision = await decide(current)
    if (decision.kind !== 'change') return { kind: 'leave', result: decision }
    const seq = current.seq + 1
    const document: ChannelDocument = { schema: 1, channel, seq, ...decision.next }
    const leaving = [...releasesIn(document)].filter((name) => isPendingDeletion(state, name))
    if (leaving.length > 0)
      return {
        kind: 'leave',
        result: {
          kind: 'refused',
          sentences: leaving.map(
            (name) => `${name.replace('/', ' ')} is being pruned; publish it again when prune has ended`,
          ),
        },
      }
    const entry: NewAuditEntry = { at: now().toISOString(), ...decision.entry, channel, seq, ...author }
    return {
      kind: 'write',
      next: {
        ...state,
        channels: { ...state.channels, [channel]: document },
        checksums: { ...state.checksums, ...decision.checksums },
      },
      entry,
      result: { kind: 'changed', document, entry: decision.entry },
    }
  })
  return (
    changed ?? {
      kind: 'busy',
      sentence: `the store changed ${attempts} times meanwhile; nothing was done on ${channel}, repeat the command`,
    }
  )
}
