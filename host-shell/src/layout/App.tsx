import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import type { Composition } from '@mosaic/remote-kit'
import { HostBoundary } from '../failure/HostBoundary'
import { StatusPage } from '../status/StatusPage'
import type { ModuleRenderer } from './composed-host'
import { Shell } from './Shell'

/** Everything inside the router; the edge renders the same tree. */
export const App = ({ composition, renderModule }: { readonly composition: Composition; readonly renderModule: ModuleRenderer }) => (
  <HostBoundary>
    <QueryClientProvider client={queryClient}>
      {composition.status.status === 0 ? <Shell composition={composition} renderModule={renderModule} /> : <StatusPage status={composition.status} />}
    </QueryClientProvider>
  </HostBoundary>
)
