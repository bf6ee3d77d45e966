import { openLimit } from '@mosaic/contracts/network'
import type { ChatOwner } from './chat-owner'

/**
 * Open chats of one address (or IPv6 network), and of all. Guests share a quarter, so that they never take the members' part.
 * `waiting` have not said yet who they are.
 */
export const chatLimits = { perKey: 100, waiting: 200, ofGuests: 500, inAll: 2000 }

export type ChatPlace = {
  /** False: there is no room for one more of this kind. */
  identify(kind: ChatOwner['kind']): boolean
  end(): void
}

/**
 * A page says who it is at once, so among the waiting the oldest is the most likely to stay silent: it gives way to the
 * next, and nobody keeps members out by waiting.
 */
export const openChats = () => {
  const sockets = openLimit(chatLimits)
  /** By age. */
  const waiting = new Map<ChatPlace, () => void>()
  let guests = 0

  const closeOldest = (): void => {
    const [oldest] = waiting
    if (!oldest) return
    const [place, close] = oldest
    place.end()
    close()
  }

  return {
    /** @param close ends the connection; null: no room at this address, or at all. */
    take: (network: string, close: () => void): ChatPlace | null => {
      const isFull = sockets.open() >= chatLimits.inAll
      // An address that is refused anyway closes nobody's socket.
      if (isFull && sockets.openOf(network) < chatLimits.perKey) closeOldest()
      const free = sockets.take(network)
      if (free === null) return null
      if (waiting.size >= chatLimits.waiting) closeOldest()
      let [isGuest, ended] = [false, false]
      const place: ChatPlace = {
        identify: (kind) => {
          waiting.delete(place)
          if (ended || (kind === 'guest' && guests >= chatLimits.ofGuests)) return false
          if (kind === 'guest' && !isGuest) {
            isGuest = true
            guests += 1
          }
          return true
        },
        end: () => {
          if (ended) return
          ended = true
          waiting.delete(place)
          if (isGuest) guests -= 1
          free()
        },
      }
      waiting.set(place, close)
      return place
    },
  }
}
