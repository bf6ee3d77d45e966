import { newUuid } from '@mosaic/api-client'

/** Idempotency ids of messages: one id for all tries of the same text, another one for another text. */
export const messageIds = (makeId: () => string = newUuid) => {
  let open: { readonly words: string; readonly id: string } | null = null
  return {
    idOf: (...parts: readonly string[]): string => {
      const words = JSON.stringify(parts)
      if (open?.words !== words) open = { words, id: makeId() }
      return open.id
    },
    /** Sent: the same text again is another message. */
    close: (): void => {
      open = null
    },
  }
}
