import { readAudit, type AuditAction, type NewAuditEntry } from './audit-chain'
import type { ChannelDocument, ReleaseStore } from './release-store'

export type Author = { readonly who: string; readonly why: string }

type Content = Pick<ChannelDocument, 'default' | 'rollouts' | 'merchants' | 'previous' | 'retired'>
export type ChangeEntry = {
  readonly action: AuditAction
  readonly owner: string
  readonly from: string | null
  readonly to: string | null
  readonly evidence?: NewAuditEntry['evidence']
}

/** What a command wants of the document as it stands now; it may be asked again when somebody else was faster. */
export type Decision =
  | { readonly kind: 'change'; readonly next: Content; readonly entry: ChangeEntry }
  | { readonly kind: 'nothing'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }

export type Changed =
  | { readonly kind: 'changed'; readonly document: ChannelDocument; readonly entry: ChangeEntry }
  | Exclude<Decision, { kind: 'change' }>
  /** The document changed under every try; nothing was lost, the caller may repeat. */
  | { readonly kind: 'busy'; readonly sentence: string }

const attempts = 20

export const emptyChannel = (channel: string): ChannelDocument => ({ schema: 1, channel, seq: 0, default: {} })

/** A writer that died between pointer and log left its entry in the document. */
const completeAudit = async (store: ReleaseStore, { change }: ChannelDocument): Promise<void> => {
  if (!change) return
  const known = readAudit(await store.auditLines()).some(({ channel, seq }) => channel === change.channel && seq === change.seq)
  if (!known) await store.audit(change)
}

/** Changes one channel document by compare-and-swap and writes the audit entry; the loser of a race reads again and repeats. */
export const changeChannel = async (
  store: ReleaseStore,
  channel: string,
  author: Author,
  decide: (document: ChannelDocument) => Decision | Promise<Decision>,
  now: () => Date = () => new Date(),
): Promise<Changed> => {
  for (let count = 0; count < attempts; count++) {
    const current = (await store.channel(channel)) ?? emptyChannel(channel)
    const decision = await decide(current)
    if (decision.kind !== 'change') return decision
    const seq = current.seq + 1
    const change: NewAuditEntry = { at: now().toISOString(), ...decision.entry, channel, seq, ...author }
    const document: ChannelDocument = { schema: 1, channel, seq, ...decision.next, change }
    await completeAudit(store, current)
    if (!(await store.swapChannel(current.seq, document))) continue
    await store.audit(change)
    return { kind: 'changed', document, entry: decision.entry }
  }
  return { kind: 'busy', sentence: `${channel} changed ${attempts} times meanwhile; nothing was done, repeat the command` }
}
