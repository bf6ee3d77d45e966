/** The wild replaces every other symbol; never on the first reel, so a win has one paying symbol. */
export const WILD = 0
/** The window shows this many symbols of each reel. */
export const ROWS = 3

/** Names of the symbols of each engine by number, dearest first after the wild. */
export const reelSymbols = {
  'lines-3x3@1': ['wild', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  'ways-5x3@1': ['wild', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'],
} as const

export type ReelEngineName = keyof typeof reelSymbols

export const reelsOf: Readonly<Record<ReelEngineName, number>> = { 'lines-3x3@1': 3, 'ways-5x3@1': 5 }
