import { hmacSha256, utf8 } from '../fairness/sha256'
import { unbiasedDraw } from '../fairness/outcome'
import { shuffled } from '../rules/deck'

/** A repeatable source of choices, so that the same game code always yields the same reels. */
export type SeededChoice = {
  readonly below: (choices: number) => number
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  readonly shuffled: <T>(items: readonly T[]) => readonly T[]
}

export const seededChoice = (seed: string): SeededChoice => {
  let block = 0
  let words: number[] = []
  const below = unbiasedDraw(() => {
    if (words.length === 0) {
      const digest = hmacSha256(utf8('mosaic-studio-reels'), utf8(`${seed}:${block}`))
      const view = new DataView(digest.buffer)
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4))
      block += 1
    }
    return words.pop() ?? 0
  })
  return { below, between: (from, to) => from + below(to - from + 1), shuffled: (items) => shuffled(items, below) }
}
