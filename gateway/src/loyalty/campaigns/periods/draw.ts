import { createHash, createHmac } from 'node:crypto'

/** Members see it from the launch on, so that nobody can choose the seed after the tickets are known. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex')

export type Entry = { readonly memberId: string; readonly tickets: number }

/** A whole number below `bound`; the bias of 128 bits over it is beyond measure. */
const drawnNumber = (seed: string, prize: number, bound: number): number =>
  Number(BigInt(`0x${createHmac('sha256', seed).update(String(prize)).digest('hex').slice(0, 32)}`) % BigInt(bound))

/**
 * The winners by prize, each at most once: the tickets lie in the order of the entries, and who won is taken out. Anyone
 * with the seed and the entries gets the same.
 */
export const drawWinners = (seed: string, entries: readonly Entry[], prizes: number): readonly string[] => {
  const left = entries.filter(({ tickets }) => tickets > 0)
  const winners: string[] = []
  for (let prize = 0; prize < prizes && left.length > 0; prize += 1) {
    const all = left.reduce((sum, { tickets }) => sum + tickets, 0)
    let ticket = drawnNumber(seed, prize, all)
    const index = left.findIndex(({ tickets }) => {
      ticket -= tickets
      return ticket < 0
    })
    winners.push(...left.splice(index, 1).map(({ memberId }) => memberId))
  }
  return winners
}
