import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import type { Composition } from '@mosaic/remote-kit'
import { useMemo } from 'react'
import { HostBoundary } from '../failure/HostBoundary'
import { useSiteStatus } from '../status/site-status'
import { StatusPage } from '../status/StatusPage'
import type { ModuleRenderer } from './composed-host'
import { Shell } from './Shell'

/** Everything inside the router; the edge renders the same tree. */
export const App = ({ composition: brought, renderModule }: { readonly composition: Composition; readonly renderModule: ModuleRenderer }) => {
  const status = useSiteStatus(brought.status)
  const composition = useMemo(() => ({ ...brought, status }), [brought, status])
  return (
    <HostBoundary>
      <QueryClientProvider client={queryClient}>
        {status.status === 0 ? <Shell composition={composition} renderModule={renderModule} /> : <StatusPage status={status} />}
      </QueryClientProvider>
    </HostBoundary>
  )
}
