/** Outlines in a box of 20 by 20, in the order of the numbers that cards have: `card & 3`. */
const suitPaths = [
  'M10 1.2a4.1 4.1 0 0 1 3.6 6.1 4.2 4.2 0 1 1-2.3 7.4c.2 1.8.9 3.2 2 4.3H6.7c1.1-1.1 1.8-2.5 2-4.3a4.2 4.2 0 1 1-2.3-7.4A4.1 4.1 0 0 1 10 1.2z',
  'M10 .8c2 3.3 4.2 6.2 7 9.2-2.8 3-5 5.9-7 9.2-2-3.3-4.2-6.2-7-9.2 2.8-3 5-5.9 7-9.2z',
  'M10 18.8C4.6 14.4 1.2 10.9 1.2 6.9A4.7 4.7 0 0 1 5.9 2.1c1.8 0 3.2.9 4.1 2.5.9-1.6 2.3-2.5 4.1-2.5a4.7 4.7 0 0 1 4.7 4.8c0 4-3.4 7.5-8.8 11.9z',
  'M10 1C13 5.2 18.6 8 18.6 12.1a4.2 4.2 0 0 1-7.3 2.8c.2 1.7.8 3 2 4.1H6.7c1.2-1.1 1.8-2.4 2-4.1a4.2 4.2 0 0 1-7.3-2.8C1.4 8 7 5.2 10 1z',
] as const

export const isRed = (card: number): boolean => (card & 3) === 1 || (card & 3) === 2

export const suitPath = (card: number): string => suitPaths[card & 3] ?? ''
