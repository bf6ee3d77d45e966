import type { AuditEntry } from '../../store/journal'

type Move = { readonly from: string | null; readonly to: string | null }

const isMoves = (value: unknown): value is Readonly<Record<string, Move>> => typeof value === 'object' && value !== null

/** What an entry did to one owner; a set names its moves one by one. */
const moveOf = ({ owner: named, from, to, evidence }: AuditEntry, owner: string): Move | null => {
  if (named === owner) return { from, to }
  const moves = named === 'set' ? evidence?.moves : undefined
  return isMoves(moves) ? (moves[owner] ?? null) : null
}

/**
 * The decision that last touched a build on a channel, e.g. a rollback that took it off: it stands until the squad builds something else.
 * Null for a build that the channel never heard of, and for one that another publication replaced.
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
