import { playRound } from '../engine/spin'
import type { RoundOutcome } from '../engine/spin'
import type { SlotConfig } from '../engine/slot-config'
import type { Draw } from '../rules/draw'
import { hmacSha256, sha256Hex, utf8 } from './sha256'

/** Inputs that fix a round: the secret server seed, the player's seed and the number of the round. */
export type RoundSeeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/** Commitment shown before play; the seed follows after the player rotates it. */
export const seedCommitment = (serverSeed: string): string => sha256Hex(serverSeed)

/** The link that many rounds before this one: each link is the hash of the next. */
export const earlierLink = (link: string, rounds: number): string =>
  rounds <= 0 ? link : earlierLink(sha256Hex(link), rounds - 1)

/**
 * Endless 32-bit words: HMAC-SHA256(key = serverSeed, message = clientSeed:nonce:cursor), eight words per cursor, big
 * endian. Both seeds enter as UTF-8 text.
 */
export const seedWords = ({ serverSeed, clientSeed, nonce }: RoundSeeds): (() => number) => {
  const key = utf8(serverSeed)
  let cursor = 0
  let offset = 32
  let words: DataView = new DataView(new ArrayBuffer(32))
  return () => {
    if (offset === 32) {
      const digest = hmacSha256(key, utf8(`${clientSeed}:${nonce}:${cursor}`))
      words = new DataView(digest.buffer, digest.byteOffset, 32)
      cursor += 1
      offset = 0
    }
    offset += 4
    return words.getUint32(offset - 4)
  }
}

/** Words above the last whole multiple of `choices` are thrown away, so no stop is more likely than another. */
export const unbiasedDraw =
  (nextWord: () => number): Draw =>
  (choices) => {
    const limit = Math.floor(0x100000000 / choices) * choices
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % choices
  }

export const outcomeOf = (config: SlotConfig, seeds: RoundSeeds): RoundOutcome =>
  playRound(config, unbiasedDraw(seedWords(seeds)))
