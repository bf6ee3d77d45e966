/** One thing at a time for each key, in the order asked; different keys do not wait for each other. */
export type TurnTaking = <T>(key: string, work: () => Promise<T>) => Promise<T>

export const createTurnTaking = (): TurnTaking => {
  const tails = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    const tail = turn.catch(() => undefined)
    tails.set(key, tail)
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
    return turn
  }
}
