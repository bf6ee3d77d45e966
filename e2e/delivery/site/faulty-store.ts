import type { ReleaseStore } from '../../../edge/src/index'

export type StoreFault = {
  readonly remote: string
  readonly how: 'error JSON' | 'a page instead of JSON' | 'hang'
  readonly times: number
}

/** A store that fails on demand: manifest reads give what a broken server would send. */
export const faultyStore = (
  store: ReleaseStore,
): ReleaseStore & { readonly storeFault: (next: StoreFault | null) => void } => {
  let storeFault: StoreFault | null = null
  let left = 0
  return {
    ...store,
    storeFault: (next) => {
      storeFault = next
      left = next?.times ?? 0
    },
    remote: async (name, release) => {
      if (storeFault?.remote !== name || left <= 0) return store.remote(name, release)
      left--
      switch (storeFault.how) {
        case 'error JSON':
          return JSON.parse('{"errorCode":"system.busy"}')
        case 'a page instead of JSON':
          return JSON.parse('<!doctype html><p>Service unavailable</p>')
        case 'hang':
          return new Promise(() => undefined)
      }
    },
  }
}
