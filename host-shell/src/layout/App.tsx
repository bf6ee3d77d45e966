import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import type { Composition } from '@mosaic/remote-kit'
import { Activity, useMemo, useState } from 'react'
import { useLazyPart, useLocation } from '@mosaic/ui'
import { HostBoundary } from '../failure/HostBoundary'
import { PageSkeleton } from '../routing/PageSkeleton'
import { isStaffPage, overrideBanner, staffPage } from '../staff/staff-page'
import { closedSite } from '../status/closed-site'
import { useSiteStatus } from '../status/site-status'
import type { StatusPage } from '../status/StatusPage'
import type { ModuleRenderer } from './composed-host'
import { Shell } from './Shell'

export type AppProps = {
  readonly composition: Composition
  readonly renderModule: ModuleRenderer
  /** The page of a closed site, for the edge, which paints at once; elsewhere it is fetched when it is needed. */
  readonly closedPage?: typeof StatusPage | null
}

/** Everything inside the router; the edge renders the same tree. */
export const App = ({ composition: brought, renderModule, closedPage = null }: AppProps) => {
  const { pathname } = useLocation()
  const status = useSiteStatus(brought.status)
  const composition = useMemo(() => ({ ...brought, status }), [brought, status])
  const Overridden = useLazyPart(overrideBanner, brought.overrides !== undefined)
  const isStaff = isStaffPage(brought, pathname)
  const Staff = useLazyPart(staffPage, isStaff)
  const Closed = useLazyPart(closedSite, status.status !== 0) ?? closedPage
  const closed = status.status !== 0 && Closed !== null
  const [wasOpen, setWasOpen] = useState(!closed)
  if (!closed && !wasOpen) setWasOpen(true)
  return (
    <HostBoundary>
      <QueryClientProvider client={queryClient}>
        {Overridden ? <Overridden composition={brought} /> : null}
        {isStaff ? (
          Staff ? (
            <Staff composition={composition} />
          ) : (
            <PageSkeleton />
          )
        ) : (
          <>
            {closed ? <Closed status={status} interrupts={wasOpen} /> : null}
            {/* Kept behind the page of the closed site with everything that was typed (spec §4: maintenance begins at any time). */}
            {wasOpen ? (
              <Activity mode={closed ? 'hidden' : 'visible'}>
                <Shell composition={composition} renderModule={renderModule} />
              </Activity>
            ) : null}
          </>
        )}
      </QueryClientProvider>
    </HostBoundary>
  )
}
