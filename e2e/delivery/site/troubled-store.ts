import type { ReleaseStore } from '../../../edge/src/index'

export type Trouble = {
  readonly remote: string
  readonly how: 'error JSON' | 'a page instead of JSON' | 'hang'
  readonly times: number
}

/** What the edge meets when the storage behind it is in trouble: its readers of manifests get what a broken server would send. */
export const troubledStore = (
  store: ReleaseStore,
): ReleaseStore & { readonly trouble: (next: Trouble | null) => void } => {
  let trouble: Trouble | null = null
  let left = 0
  return {
    ...store,
    trouble: (next) => {
      trouble = next
      left = next?.times ?? 0
    },
    remote: async (name, release) => {
      if (trouble?.remote !== name || left <= 0) return store.remote(name, release)
      left--
      switch (trouble.how) {
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
