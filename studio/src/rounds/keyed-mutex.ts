import { Mutex } from 'async-mutex'

/** Runs work of one key in the order of the calls; different keys do not wait for each other. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

export const createKeyedMutex = (): KeyedMutex => {
  const mutexes = new Map<string, Mutex>()
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex()
    mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key)
    }
  }
}
