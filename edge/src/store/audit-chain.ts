import { createHash } from 'node:crypto'

export const auditActions = ['publish', 'promote', 'rollback', 'canary', 'canary-end', 'pull-back', 'pin', 'unpin', 'withdraw', 'prune', 'skip-proof'] as const
export type AuditAction = (typeof auditActions)[number]

/** Who did what, from which release to which, and why. */
export type NewAuditEntry = {
  readonly at: string
  readonly action: AuditAction
  readonly channel: string
  readonly owner: string
  readonly from: string | null
  readonly to: string | null
  /** Number of the channel document that the change made. */
  readonly seq: number
  readonly who: string
  readonly why: string
  /** Figures that a decision rested on, e.g. of a canary that was pulled back. */
  readonly evidence?: Readonly<Record<string, unknown>>
}

/** An entry names the hash of the one before it: changing, removing or inserting one breaks every later one. */
export type AuditEntry = NewAuditEntry & { readonly n: number; readonly previous: string; readonly hash: string }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const start = '0'.repeat(64)

type Link = { readonly n: number; readonly hash: string }

const parse = (line: string): Partial<AuditEntry> | null => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** The end of the chain that a next entry hangs on. A line from before the chain counts by its bytes. */
const linkOf = (line: string | undefined, count: number): Link => {
  if (line === undefined) return { n: 0, hash: start }
  return { n: parse(line)?.n ?? count, hash: parse(line)?.hash ?? sha256(line) }
}

export const chain = (entry: NewAuditEntry, lines: readonly string[]): AuditEntry => {
  const last = linkOf(lines.at(-1), lines.length)
  const linked = { ...entry, n: last.n + 1, previous: last.hash }
  return { ...linked, hash: sha256(JSON.stringify(linked)) }
}

/** One sentence for every break of the chain; none when nobody touched it. */
export const chainBreaks = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const entry = parse(line)
    if (!entry) return [`entry ${index + 1} of the audit log cannot be read`]
    if (entry.hash === undefined) return lines.slice(0, index).some((earlier) => parse(earlier)?.hash !== undefined) ? [`entry ${index + 1} of the audit log carries no hash`] : []
    const { hash, ...rest } = entry
    const before = linkOf(lines[index - 1], index)
    const breaks = []
    if (sha256(JSON.stringify(rest)) !== hash) breaks.push(`entry ${index + 1} of the audit log was changed after it was written`)
    if (entry.previous !== before.hash || entry.n !== before.n + 1) breaks.push(`entry ${index + 1} of the audit log does not follow the one before it`)
    return breaks
  })

export const readAudit = (lines: readonly string[]): AuditEntry[] =>
  lines.flatMap((line) => {
    const entry = parse(line)
    return entry?.action ? [entry as AuditEntry] : []
  })
