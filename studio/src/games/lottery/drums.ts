import type { Drum } from './lottery-config'

/** 27 numbers in 8 prizes (domain §2.4, north). */
export const north: Drum = {
  kind: 'tiers',
  tiers: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
}
/** 18 numbers in 9 prizes (domain §2.4, south). */
export const south: Drum = {
  kind: 'tiers',
  tiers: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
}

export const numbersIn = (tiers: Extract<Drum, { kind: 'tiers' }>['tiers']): number =>
  tiers.reduce((sum, [count]) => sum + count, 0)
