import { tabStorage } from '@mosaic/browser'
import { isPending, type PendingMessage } from './chat-log'

const storageKey = 'mosaic.member.chat-pending'

/** The end of a session clears the storage; this copy serves a member who logs in again on the same page. */
let memory: unknown = null

/** Unconfirmed messages outlive the page and the session, in this tab and for the same member; '' is a guest. */
export const storePending = (member: string, pending: readonly PendingMessage[]): void => {
  memory = pending.length > 0 ? { member, pending } : null
  if (memory === null) tabStorage.remove(storageKey)
  else tabStorage.write(storageKey, JSON.stringify(memory))
}

export const storedPending = (member: string): readonly PendingMessage[] => {
  const record = tabStorage.readJson(storageKey) ?? memory
  if (typeof record !== 'object' || record === null || !('pending' in record) || !('member' in record)) return []
  return record.member === member && Array.isArray(record.pending) ? record.pending.filter(isPending) : []
}
