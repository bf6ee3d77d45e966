import { useEffect, useSyncExternalStore } from 'react'

/** Code that is loaded on first use and cached. */
export type LazyPart<Part> = {
  readonly current: () => Part | null
  readonly load: () => Promise<Part>
  readonly subscribe: (listener: () => void) => () => void
}

export const lazyPart = <Part>(fetchPart: () => Promise<Part>, already: Part | null = null): LazyPart<Part> => {
  const listeners = new Set<() => void>()
  let part = already
  let loading: Promise<Part> | null = null
  const fetchOnce = async (): Promise<Part> => {
    try {
      part = await fetchPart()
      listeners.forEach((listener) => listener())
      return part
    } finally {
      loading = null
    }
  }
  return {
    current: () => part,
    load: () => {
      if (part) return Promise.resolve(part)
      loading ??= fetchOnce()
      return loading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nothing = () => null

/** The part, or null while it is on its way; one that failed is asked for again when the connection is back. */
export const useLazyPart = <Part>(part: LazyPart<Part>, wanted: boolean, onFailure?: () => void): Part | null => {
  const loaded = useSyncExternalStore(part.subscribe, part.current, nothing)
  useEffect(() => {
    if (!wanted || loaded) return undefined
    const load = () => void part.load().catch(() => onFailure?.())
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [part, wanted, loaded, onFailure])
  return loaded
}
