import { memberKeyHead } from '@mosaic/session'
import { isPending, type PendingMessage } from './chat-log'

const storageKey = `${memberKeyHead}chat-pending`

/** What the gateway has not confirmed outlives the page, in this tab and for the same member. */
export const keepPending = (member: string, pending: readonly PendingMessage[]): void => {
  try {
    if (pending.length > 0) sessionStorage.setItem(storageKey, JSON.stringify({ member, pending }))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked or full: it lives as long as this page.
  }
}

export const keptPending = (member: string): readonly PendingMessage[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('pending' in kept) || !('member' in kept)) return []
    return kept.member === member && Array.isArray(kept.pending) ? kept.pending.filter(isPending) : []
  } catch {
    return []
  }
}
