/** Result of a steady offer: time of each call from the moment it was due, and how each ended. */
export type Offered = { readonly times: readonly number[]; readonly ends: ReadonlyMap<number | 'failed', number> }

const tick = 5

/**
 * Offers `perSecond` calls for `seconds`, whether or not earlier ones are answered, as visitors do.
 * Times count from the due moment: otherwise a stall of this process or the connection would hide itself.
 */
export const generateLoad = async (
  perSecond: number,
  seconds: number,
  once: (index: number) => Promise<number>,
): Promise<Offered> => {
  const times: number[] = []
  const ends = new Map<number | 'failed', number>()
  const under: Promise<void>[] = []
  const began = performance.now()
  const all = perSecond * seconds
  const start = (index: number) => {
    const due = began + (index * 1000) / perSecond
    const finish = (end: number | 'failed') => {
      times.push(performance.now() - due)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    under.push(once(index).then(finish, () => finish('failed')))
  }
  for (let index = 0; index < all; ) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) * perSecond) / 1000))
    for (; index < due; index += 1) start(index)
    await new Promise((resolve) => setTimeout(resolve, tick))
  }
  await Promise.all(under)
  return { times, ends }
}

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
