import type { Draw } from '../../rules/draw'

/** A repeatable source of draws, far quicker than the seeds of a real round (xorshift128, Marsaglia 2003). */
export const quickDraw = (seed: number): Draw => {
  let [x, y, z, w] = [123456789, 362436069, 521288629, seed >>> 0 || 1]
  const next = (): number => {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0
    return w
  }
  for (let skipped = 0; skipped < 32; skipped += 1) next()
  return (choices) => ((next() / 0x100000000) * choices) >>> 0
}
