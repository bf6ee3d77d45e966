import { memberKeyHead } from '@mosaic/session'
import { isPending, type PendingMessage } from './chat-log'

const storageKey = `${memberKeyHead}chat-pending`

/** The end of a session clears the storage; this copy serves a member who logs in again on the same page. */
let memory = 'null'

const readStorage = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? memory
  } catch {
    return memory
  }
}

/** Unconfirmed messages outlive the page and the session, in this tab and for the same member. */
export const storePending = (member: string, pending: readonly PendingMessage[]): void => {
  memory = pending.length > 0 ? JSON.stringify({ member, pending }) : 'null'
  try {
    if (pending.length > 0) sessionStorage.setItem(storageKey, memory)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked or full: the copy in memory serves this page.
  }
}

export const storedPending = (member: string): readonly PendingMessage[] => {
  try {
    const record: unknown = JSON.parse(readStorage())
    if (typeof record !== 'object' || record === null || !('pending' in record) || !('member' in record)) return []
    return record.member === member && Array.isArray(record.pending) ? record.pending.filter(isPending) : []
  } catch {
    return []
  }
}
