import { Component, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { RemoteFailure } from '@mosaic/contracts'
import type { ModuleState } from './module-store'
import { moduleStore } from './wiring'

export type RemoteModuleView = ModuleState & { readonly retry: () => void; readonly broken: (error: unknown) => void }

/** State of one exposed module; asks for it on first use. */
const useRemoteModule = (remote: string, module: string): RemoteModuleView => {
  const store = moduleStore()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(remote, module, listener),
    [store, remote, module],
  )
  const state = useSyncExternalStore(subscribe, () => store.state(remote, module))
  useEffect(() => {
    void store.start(remote, module)
  }, [store, remote, module])
  return useMemo(
    () => ({
      ...state,
      retry: () => void store.retry(remote, module),
      broken: (error: unknown) => store.broken(remote, module, error),
    }),
    [store, state, remote, module],
  )
}

class RenderBoundary extends Component<
  { readonly onError: (error: unknown) => void; readonly children: ReactNode },
  { readonly threw: boolean }
> {
  override state = { threw: false }
  static getDerivedStateFromError = () => ({ threw: true })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.threw ? null : this.props.children
  }
}

export type RemoteModuleProps = {
  readonly remote: string
  readonly module: string
  readonly props?: Readonly<Record<string, unknown>>
  /** Shown while the module loads, and while it suspends. */
  readonly fallback: ReactNode
  readonly failed: (failure: { readonly failure: RemoteFailure; readonly retry: () => void }) => ReactNode
}

/** One remote's module in its own error boundary: whatever happens to it, the page around it lives on. */
export const RemoteModule = ({ remote, module, props, fallback, failed }: RemoteModuleProps) => {
  const view = useRemoteModule(remote, module)
  if (view.kind === 'loading') return fallback
  if (view.kind === 'failed') return failed({ failure: view.failure, retry: view.retry })
  const { Component: Remote, generation } = view
  return (
    <RenderBoundary key={generation} onError={view.broken}>
      <Suspense fallback={fallback}>
        <Remote {...props} />
      </Suspense>
    </RenderBoundary>
  )
}
