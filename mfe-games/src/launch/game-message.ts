/** Messages from a game to the site (domain §8.43–44). */
type GameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'round-settled'; readonly roundId: string }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'exit' }

type ReceivedMessage = { readonly origin: string; readonly source: unknown; readonly data: unknown }
type Expected = { readonly origin: string; readonly frame: unknown }

const textOf = (data: object, name: string): string | null => {
  const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value.length <= 128 ? value : null
}

/** Reads a message only when both the origin and the window are those of the running game; anything else is not ours. */
export const readGameMessage = (received: ReceivedMessage, expected: Expected): GameMessage | null => {
  if (!expected.frame || received.source !== expected.frame || received.origin !== expected.origin) return null
  if (typeof received.data !== 'object' || received.data === null) return null
  switch (textOf(received.data, 'type')) {
    case 'mosaic.game.ready':
      return { kind: 'ready' }
    case 'mosaic.game.round.settled':
      return { kind: 'round-settled', roundId: textOf(received.data, 'roundId') ?? '' }
    case 'mosaic.game.session-expired':
      return { kind: 'session-expired' }
    case 'mosaic.game.exit':
      return { kind: 'exit' }
    default:
      return null
  }
}
