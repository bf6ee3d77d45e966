import { memberKeyHead } from '@mosaic/session'
import { isPending, type PendingMessage } from './chat-log'

const storageKey = `${memberKeyHead}chat-pending`

/** What is stored goes with the session; who has to sign in again on this page finds it here. */
let memory = 'null'

const stored = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? memory
  } catch {
    return memory
  }
}

/** What the gateway has not confirmed outlives the page and the end of a session, in this tab and for the same member. */
export const keepPending = (member: string, pending: readonly PendingMessage[]): void => {
  memory = pending.length > 0 ? JSON.stringify({ member, pending }) : 'null'
  try {
    if (pending.length > 0) sessionStorage.setItem(storageKey, memory)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked or full: the copy in memory serves this page.
  }
}

export const keptPending = (member: string): readonly PendingMessage[] => {
  try {
    const kept: unknown = JSON.parse(stored())
    if (typeof kept !== 'object' || kept === null || !('pending' in kept) || !('member' in kept)) return []
    return kept.member === member && Array.isArray(kept.pending) ? kept.pending.filter(isPending) : []
  } catch {
    return []
  }
}
