/** A repeatable source of small variations: the same key always draws the same picture. */
export type Chance = {
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
}

const seedOf = (key: string): number => {
  let hash = 2166136261
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

export const chanceOf = (key: string): Chance => {
  let state = seedOf(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => Math.round(low + next() * (high - low)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
