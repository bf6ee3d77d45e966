import type { AuditEntry } from '../../store/journal'

type Move = { readonly from: string | null; readonly to: string | null }

const isMoves = (value: unknown): value is Readonly<Record<string, Move>> => typeof value === 'object' && value !== null

/** The change of one owner in an audit entry; an entry of a set lists several. */
const moveOf = ({ owner: named, from, to, evidence }: AuditEntry, owner: string): Move | null => {
  if (named === owner) return { from, to }
  const moves = named === 'set' ? evidence?.moves : undefined
  return isMoves(moves) ? (moves[owner] ?? null) : null
}

/**
 * The last decision about a build on a channel, e.g. a rollback; it holds until the squad builds another one. Null if
 * there is none, or if another publication replaced the build.
 */
export const lastDecision = (
  entries: readonly AuditEntry[],
  channel: string,
  owner: string,
  release: string,
): AuditEntry | null => {
  const last = entries.findLast((entry) => {
    const move = entry.channel === channel ? moveOf(entry, owner) : null
    return move !== null && (move.from === release || move.to === release)
  })
  return last && last.action !== 'publish' ? last : null
}

/**
 * The publication or promotion by somebody else that shows a release on a channel: an automatic publication (`why` is its reason) must
 * not replace it. Null if an automatic one or another decision shows the release.
 */
export const othersPublication = (
  entries: readonly AuditEntry[],
  channel: string,
  owner: string,
  shown: string,
  why: string,
): AuditEntry | null => {
  const last = entries.findLast((entry) => entry.channel === channel && moveOf(entry, owner)?.to === shown)
  return last && last.why !== why && (last.action === 'publish' || last.action === 'promote') ? last : null
}
