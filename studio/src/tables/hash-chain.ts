import { hash } from 'node:crypto'

/** Rounds of one chain; the next chain is made when they are played. */
export const chainLength = 20_000

/** Every 200th link is stored, so that any link is at most 200 hashes away. */
const spacing = 200

const hashed = (link: string): string => hash('sha256', link)

export type HashChain = {
  /** Link 0: shown before the first round. */
  readonly terminal: string
  /** The link that decides a round, from 1 on; its hash is the link of the round before. */
  readonly linkOf: (round: number) => string
}

/** Made backwards from a secret seed, its last link: link n gives all links before it and none after. */
export const createHashChain = (seed: string, length = chainLength): HashChain => {
  const checkpoints = new Map<number, string>([[length, seed]])
  let link = seed
  for (let round = length - 1; round >= 0; round -= 1) {
    link = hashed(link)
    if (round % spacing === 0) checkpoints.set(round, link)
  }
  return {
    terminal: link,
    linkOf: (round) => {
      let at = Math.min(length, Math.ceil(round / spacing) * spacing)
      let found = checkpoints.get(at)
      if (found === undefined || at < round || round < 0) throw new RangeError(`the chain has no link ${round}`)
      for (; at > round; at -= 1) found = hashed(found)
      return found
    },
  }
}
