import type { RemoteFailure } from '@mosaic/contracts'
import { classify, isLoadFailure } from './failure'
import type { ModuleResult, RemoteComponent, RemoteLoader } from './remote-loader'

export type ModuleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Component: RemoteComponent; readonly generation: number }
  | { readonly kind: 'failed'; readonly failure: RemoteFailure }

type Entry = {
  readonly remote: string
  readonly module: string
  state: ModuleState
  readonly listeners: Set<() => void>
  running: Promise<void> | null
  generation: number
}

/** One state for every exposed module, so that a module that has arrived renders at once wherever it is shown. */
export type ModuleStore = {
  readonly state: (remote: string, module: string) => ModuleState
  readonly subscribe: (remote: string, module: string, listener: () => void) => () => void
  readonly start: (remote: string, module: string) => Promise<void>
  readonly retry: (remote: string, module: string) => Promise<void>
  /** Retries modules in view that did not arrive, when the network is back. */
  readonly retryLost: () => void
  /** A loaded module threw while rendering. */
  readonly broken: (remote: string, module: string, error: unknown) => void
}

const loading: ModuleState = { kind: 'loading' }
const lost: readonly RemoteFailure[] = ['network', 'timeout']

export const createModuleStore = (loader: RemoteLoader): ModuleStore => {
  const entries = new Map<string, Entry>()
  const entryOf = (remote: string, module: string): Entry => {
    const key = `${remote}/${module}`
    const known = entries.get(key)
    if (known) return known
    const fresh: Entry = { remote, module, state: loading, listeners: new Set(), running: null, generation: 0 }
    entries.set(key, fresh)
    return fresh
  }
  const set = (entry: Entry, state: ModuleState) => {
    entry.state = state
    for (const listener of [...entry.listeners]) listener()
  }
  const settle = (entry: Entry, result: ModuleResult) =>
    set(
      entry,
      result.ok
        ? { kind: 'ready', Component: result.Component, generation: ++entry.generation }
        : { kind: 'failed', failure: result.failure },
    )

  const run = (remote: string, module: string): Promise<void> => {
    const entry = entryOf(remote, module)
    entry.running ??= loader
      .load(remote, module)
      .catch((error: unknown): ModuleResult => ({ ok: false, failure: classify(error).failure }))
      .then((result) => settle(entry, result))
      .finally(() => {
        entry.running = null
      })
    return entry.running
  }
  const retry: ModuleStore['retry'] = (remote, module) => {
    set(entryOf(remote, module), loading)
    return run(remote, module)
  }
  return {
    state: (remote, module) => entryOf(remote, module).state,
    subscribe: (remote, module, listener) => {
      const { listeners } = entryOf(remote, module)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (remote, module) =>
      entryOf(remote, module).state.kind === 'loading' ? run(remote, module) : Promise.resolve(),
    retry,
    retryLost: () => {
      for (const { remote, module, state, listeners } of entries.values())
        if (listeners.size > 0 && state.kind === 'failed' && lost.includes(state.failure)) void retry(remote, module)
    },
    broken: (remote, module, error) => {
      const { failure, url } = isLoadFailure(error)
        ? classify(error)
        : { failure: 'render-error' as const, url: undefined }
      // A failed lazy part stays failed inside its module, so the remote has to start again.
      const explained = loader.broken(remote, module, failure, url)
      const entry = entryOf(remote, module)
      const state: ModuleState = { kind: 'failed', failure }
      set(entry, state)
      // Unless a retry has started meanwhile.
      void explained.then(
        (known) => entry.state === state && known !== failure && set(entry, { kind: 'failed', failure: known }),
      )
    },
  }
}
