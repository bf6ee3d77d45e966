/** Pockets are 0 to 36; 37 is the double zero of an American wheel. */
export const doubleZero = 37

export const europeanWheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
export const americanWheel = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
  33, 16, 4, 23, 35, 14, 2,
] as const

export const wheelOf = (zeros: 1 | 2): readonly number[] => (zeros === 1 ? europeanWheel : americanWheel)

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const isZero = (pocket: number): boolean => pocket === 0 || pocket === doubleZero
export const isRedPocket = (pocket: number): boolean => reds.has(pocket)
export const pocketName = (pocket: number): string => (pocket === doubleZero ? '00' : String(pocket))
