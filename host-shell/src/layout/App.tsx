import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import type { Composition } from '@mosaic/remote-kit'
import { useMemo } from 'react'
import { useLazyPart, useLocation } from '@mosaic/ui'
import { HostBoundary } from '../failure/HostBoundary'
import { StaffPage } from '../staff/StaffPage'
import { isStaffPage, overrideBanner } from '../staff/staff-page'
import { useSiteStatus } from '../status/site-status'
import { StatusPage } from '../status/StatusPage'
import type { ModuleRenderer } from './composed-host'
import { Shell } from './Shell'

/** Everything inside the router; the edge renders the same tree. */
export const App = ({ composition: brought, renderModule }: { readonly composition: Composition; readonly renderModule: ModuleRenderer }) => {
  const { pathname } = useLocation()
  const status = useSiteStatus(brought.status)
  const composition = useMemo(() => ({ ...brought, status }), [brought, status])
  const Overridden = useLazyPart(overrideBanner, brought.overrides !== undefined)
  return (
    <HostBoundary>
      <QueryClientProvider client={queryClient}>
        {Overridden ? <Overridden composition={brought} /> : null}
        {isStaffPage(brought, pathname) ? (
          <StaffPage composition={composition} />
        ) : status.status === 0 ? (
          <Shell composition={composition} renderModule={renderModule} />
        ) : (
          <StatusPage status={status} />
        )}
      </QueryClientProvider>
    </HostBoundary>
  )
}
