import { newUuid } from '@mosaic/api-client'

/** Ids of what somebody writes: one for all tries of the same words, so that a lost answer doubles nothing; another one for other words, so that it swallows nothing. */
export const messageIds = (makeId: () => string = newUuid) => {
  let open: { readonly words: string; readonly id: string } | null = null
  return {
    idOf: (...parts: readonly string[]): string => {
      const words = JSON.stringify(parts)
      if (open?.words !== words) open = { words, id: makeId() }
      return open.id
    },
    /** The answer came: the same words once more are another message. */
    close: (): void => {
      open = null
    },
  }
}
