import { createHash } from 'node:crypto'
import type { ChannelDocument } from './channel-document'

export type AuditAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'canary-end'
  | 'auto-rollback'
  | 'pin'
  | 'unpin'
  | 'withdraw'
  | 'prune'
  | 'keys'
  | 'checksums'

export type NewAuditEntry = {
  readonly at: string
  readonly action: AuditAction
  /** `*`: all channels. */
  readonly channel: string
  readonly owner: string
  readonly from: string | null
  readonly to: string | null
  /** Number of the new channel document. */
  readonly seq: number
  readonly who: string
  readonly why: string
  /** Figures behind a decision, e.g. of an automatic rollback. */
  readonly evidence?: Readonly<Record<string, unknown>>
}

/** The mutable state of a store. */
export type StoreContent = {
  readonly channels: Readonly<Record<string, ChannelDocument>>
  /** `owner/release` → id of the prune that deletes it. No pointer may lead there. */
  readonly pendingDeletion: Readonly<Record<string, string>>
  /** By `owner/release`. */
  readonly checksums: Readonly<Record<string, Checksums>>
}

/** SHA-384 of the files that the integrity of the manifest does not list: the manifest itself and server code. */
export type Checksums = Readonly<Record<string, string>>

type Link = { readonly n: number; readonly hash: string }

/** Hash of the audit log from before the journal, in the first document. */
export type EarlierLog = { readonly entries: number; readonly sha256: string }

/**
 * One change: the new pointers and the audit entry in one document, so that neither exists without the other. Each
 * document names the hash of the one before.
 */
export type JournalDocument = StoreContent & {
  readonly schema: 1
  readonly n: number
  readonly previous: Link
  readonly entry: NewAuditEntry
  readonly earlier?: EarlierLog
  readonly hash: string
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const start: Link = { n: 0, hash: '0'.repeat(64) }

export const writeDocument = (
  content: StoreContent,
  entry: NewAuditEntry,
  n: number,
  previous: Link,
  earlier?: EarlierLog,
): string => {
  const { channels, pendingDeletion, checksums } = content
  const document = {
    schema: 1,
    n,
    previous,
    entry,
    channels,
    pendingDeletion,
    checksums,
    ...(earlier ? { earlier } : {}),
  }
  return JSON.stringify({ ...document, hash: sha256(JSON.stringify(document)) })
}

/** Documents of older versions name two parts of the content differently. */
type FormerNames = { readonly retired?: StoreContent['pendingDeletion']; readonly seals?: StoreContent['checksums'] }

/** The document with this number, or null if its text is cut, altered or another document's. */
export const parseDocument = (text: string, n: number): JournalDocument | null => {
  try {
    const value = JSON.parse(text) as JournalDocument
    const { hash, ...rest } = value
    if (value.schema !== 1 || value.n !== n || hash !== sha256(JSON.stringify(rest))) return null
    const { retired = {}, seals = {}, ...current } = value as JournalDocument & FormerNames
    return { ...current, pendingDeletion: current.pendingDeletion ?? retired, checksums: current.checksums ?? seals }
  } catch {
    return null
  }
}

type JournalText = { readonly n: number; readonly name: string; readonly text: string }
export type Journal = {
  /** Oldest first. */
  readonly texts: readonly JournalText[]
  /** The newest document according to its writer: shows that the end was cut off. */
  readonly head: string | null
  /** Lines of the audit log from before the journal. */
  readonly earlier: readonly string[]
}

export const headOf = ({ n, hash }: Link): string => JSON.stringify({ n, hash })

export type JournalFindings = { readonly faults: readonly string[]; readonly warnings: readonly string[] }

const fromBackup = 'bring it back from a backup of the store'

/** All breaks of the chain, with the file and the remedy. */
export const checkJournal = ({ texts, head, earlier }: Journal): JournalFindings => {
  const faults: string[] = []
  const warnings: string[] = []
  let last = start
  let damaged: JournalText[] = []
  for (const item of texts) {
    const document = parseDocument(item.text, item.n)
    if (!document) {
      damaged.push(item)
      continue
    }
    const { previous, n, hash } = document
    if (previous.n !== last.n || previous.hash !== last.hash)
      faults.push(
        `${item.name} does not follow document ${last.n}: something was removed, changed or put between; ${fromBackup}`,
      )
    // The writer of this document found damaged ones and continued from the last intact one.
    else
      warnings.push(
        ...damaged.map(({ name }) => `${name} was damaged when document ${n} was written, and counts for nothing`),
      )
    if (n === 1 && document.earlier && sha256(earlier.join('\n')) !== document.earlier.sha256)
      faults.push(
        `audit.jsonl is not the log of ${document.earlier.entries} entries that ${item.name} goes on from; ${fromBackup}`,
      )
    damaged = []
    last = { n, hash }
  }
  for (const { name, n } of damaged)
    faults.push(
      `${name} is cut or was changed; document ${last.n} counts until the next change, which will take number ${n + 1}: ${fromBackup} before, or repeat the change`,
    )
  if (head !== null && head !== headOf(last)) {
    const recorded = parseHead(head)
    if (!recorded) faults.push('head.json cannot be read; the next change writes it again')
    else if (recorded.n > last.n || (recorded.n === last.n && recorded.hash !== last.hash))
      faults.push(`the journal ended with document ${recorded.n}, and now with ${last.n}; ${fromBackup}`)
  }
  if (head === null && last.n > 1)
    faults.push('head.json, which names the last document, is missing; the next change writes it again')
  return { faults, warnings }
}

const parseHead = (text: string): Link | null => {
  try {
    const value = JSON.parse(text) as Link
    return typeof value.n === 'number' && typeof value.hash === 'string' ? value : null
  } catch {
    return null
  }
}

export type AuditEntry = NewAuditEntry & { readonly n: number; readonly hash: string }

const parseEarlier = (line: string): AuditEntry[] => {
  try {
    const entry = JSON.parse(line) as AuditEntry
    return typeof entry.action === 'string' ? [entry] : []
  } catch {
    return []
  }
}

/** Names of actions in documents that older versions wrote. */
const formerActions: Readonly<Record<string, AuditAction>> = {
  'pull-back': 'auto-rollback',
  seal: 'checksums',
}

const named = <E extends NewAuditEntry>(entry: E): E => ({
  ...entry,
  action: formerActions[entry.action] ?? entry.action,
})

/** The audit log, oldest first, without damaged documents: `checkJournal` reports those. */
export const auditEntries = ({ texts, earlier }: Pick<Journal, 'texts' | 'earlier'>): AuditEntry[] => [
  ...earlier.flatMap(parseEarlier).map(named),
  ...texts.flatMap(({ text, n }) => {
    const document = parseDocument(text, n)
    return document ? [{ ...named(document.entry), n, hash: document.hash }] : []
  }),
]
