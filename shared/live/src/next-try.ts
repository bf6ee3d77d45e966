const first = 1000
const longest = 30_000

/** How long to wait before a stream is opened again: soon after one that worked, ever longer while none does; spread, so that not everybody comes at once. */
export const nextTry = (failures: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** failures, longest) * (0.5 + chance / 2))
