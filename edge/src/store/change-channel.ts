import { setTimeout as pause } from 'node:timers/promises'
import { problem, type Problem } from '../problem'
import type { AuditAction, NewAuditEntry, StoreContent } from './journal'
import type { StoreState } from './open-journal'
import { isPendingDeletion, releasesIn } from './pending-deletion'
import type { ChannelDocument } from './channel-document'
import type { ReleaseStore } from './release-store'

export type Author = { readonly who: string; readonly why: string }

type ChannelContent = Pick<ChannelDocument, 'default' | 'rollouts' | 'merchants' | 'previous'>
export type ChangeEntry = {
  readonly action: AuditAction
  readonly owner: string
  readonly from: string | null
  readonly to: string | null
  readonly evidence?: NewAuditEntry['evidence']
}

/** The effect of a command on one channel document; it is decided again if another writer was faster. */
export type Decision =
  | {
      readonly kind: 'change'
      readonly next: ChannelContent
      readonly entry: ChangeEntry
      /** Of releases that are published with the change. */
      readonly checksums?: StoreContent['checksums']
    }
  | { readonly kind: 'nothing'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

export type Changed =
  | { readonly kind: 'changed'; readonly document: ChannelDocument; readonly entry: ChangeEntry }
  | Exclude<Decision, { kind: 'change' }>
  /** Another writer was faster at every try; nothing was lost, and the caller may repeat. */
  | { readonly kind: 'busy'; readonly sentence: string }

const attempts = 30

export const emptyChannel = (channel: string): ChannelDocument => ({ schema: 1, channel, seq: 0, default: {} })

export const channelIn = ({ channels }: StoreContent, name: string): ChannelDocument =>
  (Object.hasOwn(channels, name) ? channels[name] : undefined) ?? emptyChannel(name)

type Attempt<T> =
  | { readonly kind: 'write'; readonly next: StoreContent; readonly entry: NewAuditEntry; readonly result: T }
  | { readonly kind: 'leave'; readonly result: T }

/** Reads, decides and writes; the loser of a race repeats. Null if it lost at every try. */
export const changeStore = async <T>(
  store: ReleaseStore,
  attempt: (state: StoreState) => Attempt<T> | Promise<Attempt<T>>,
): Promise<T | null> => {
  for (let count = 0; count < attempts; count++) {
    const state = await store.state()
    const { result, ...change } = await attempt(state)
    if (change.kind === 'leave' || (await store.append(state.n, change.next, change.entry))) return result
    // A random delay keeps the same writers from meeting again.
    await pause(Math.random() * 10 * (count + 1))
  }
  return null
}

/** Changes one channel document and adds the audit entry, both or neither. */
export const changeChannel = async (
  store: ReleaseStore,
  channel: string,
  author: Author,
  decide: (document: ChannelDocument, state: StoreState) => Decision | Promise<Decision>,
  now: () => Date = () => new Date(),
): Promise<Changed> => {
  const changed = await changeStore<Changed>(store, async (state) => {
    const current = channelIn(state, channel)
    const decision = await decide(current, state)
    if (decision.kind !== 'change') return { kind: 'leave', result: decision }
    const seq = current.seq + 1
    const document: ChannelDocument = { schema: 1, channel, seq, ...decision.next }
    const deleted = [...releasesIn(document)].filter((name) => isPendingDeletion(state, name))
    if (deleted.length > 0) {
      const problems = deleted.map((key) => {
        const name = key.replace('/', ' ')
        const sentence = `${name} is being pruned; publish it again when prune has ended`
        return problem('pending-deletion', [name], sentence)
      })
      return { kind: 'leave', result: { kind: 'refused', problems } }
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
      sentence: `other writers changed the store at ${attempts} tries; nothing was done on ${channel}, repeat the command`,
    }
  )
}
