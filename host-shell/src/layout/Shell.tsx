import type { Composition } from '@mosaic/remote-kit'
import { useRole, useSession } from '@mosaic/session'
import { classNames, HostProvider, Slot, Toaster, useGoBack, useLazyPart, useLocation } from '@mosaic/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { HomePage } from '../home/HomePage'
import { useRequestedLanguage } from '../language/use-requested-language'
import { useRemoteLabel } from '../language/use-remote-label'
import { decideRoute, type RouteDecision } from '../routing/decide-route'
import { MissingPage } from '../routing/MissingPage'
import { homePath } from '../routing/paths'
import { RefusedPage } from '../routing/RefusedPage'
import { layoutOf } from '../routing/route-layout'
import { RoutePage } from '../routing/RoutePage'
import { movesPages } from '../routing/transition/page-transition'
import '../routing/transition/page-transition.css'
import { useRouteNotice } from '../routing/use-route-notice'
import { useScrollMemory } from '../routing/use-scroll-memory'
import { forgetSessionEnd, lastSessionEnd } from '../session/session-end'
import { useConnectionToasts } from '../status/use-connection-toasts'
import { useHostTexts } from '../texts'
import { AppHeader } from './app-header/AppHeader'
import { BottomMenu } from './bottom-menu/BottomMenu'
import { useComposedHost, type ModuleRenderer } from './composed-host'
import type { GesturesProps } from './gestures/Gestures'
import { downloadPopup, gestures, homeExtras } from './lazy-parts'
import { PrivateFooter } from './private-footer/PrivateFooter'
import { SidePanel } from './side-panel/SidePanel'
import { SignOutQuestion } from './sign-out/SignOutQuestion'
import { useAnnouncePage } from './use-announce-page'
import { useIdle } from './use-idle'
import { useTouched } from './use-touched'
import { useRefresh } from './use-refresh'
import styles from './Shell.module.css'

export type ShellProps = { readonly composition: Composition; readonly renderModule: ModuleRenderer }

const pageOf = (decision: RouteDecision, homeExtras: ReactNode): ReactNode => {
  switch (decision.kind) {
    case 'home':
      return <HomePage>{homeExtras}</HomePage>
    case 'route':
      return (
        // One route, so that useParams of the page's own path works.
        <Routes>
          <Route path={decision.route.path} element={<RoutePage key={decision.route.path} route={decision.route} />} />
        </Routes>
      )
    case 'refused':
      return <RefusedPage />
    case 'missing':
      return <MissingPage />
    case 'redirect':
      return (
        <Navigate replace to={decision.why === 'login' && lastSessionEnd() === 'logout' ? homePath : decision.to} />
      )
  }
}

/** A component of its own, so that the first touch renders no page again. */
const LateGestures = (props: GesturesProps) => {
  const Gestures = useLazyPart(gestures, useTouched())
  return Gestures ? <Gestures {...props} /> : null
}

/** Header, page, menus and panel for this address and this visitor. */
export const Shell = ({ composition, renderModule }: ShellProps) => {
  const { t } = useHostTexts()
  const { pathname, search, key } = useLocation()
  const role = useRole()
  const type = useSession()?.type ?? null
  const label = useRemoteLabel()
  const [ownTitle, setOwnTitle] = useState<{ readonly of: string; readonly title: string } | null>(null)
  const [panelOpen, setPanelOpen] = useState(false)
  const [askingSignOut, setAskingSignOut] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const main = useRef<HTMLElement>(null)

  const { routes, merchant } = composition
  const decision = decideRoute(routes, { pathname, search }, { type, flags: merchant.flags })
  const layout = layoutOf(decision)
  const route = decision.kind === 'route' || decision.kind === 'refused' ? decision.route : null
  const routeTitle = route
    ? label({ remote: route.remote, key: route.title, label: route.label })
    : t(decision.kind === 'missing' ? 'missing.title' : 'nav.home')
  const title = ownTitle?.of === pathname ? ownTitle.title : routeTitle

  const setTitle = useCallback((text: string) => setOwnTitle({ of: pathname, title: text }), [pathname])
  const askSignOut = useCallback(() => setAskingSignOut(true), [])
  const closePanel = useCallback(() => setPanelOpen(false), [])
  const goBack = useGoBack(layout.back === 'home' ? 'home' : 'history')
  const refresh = useRefresh()
  // Forms of guests hold what was typed and nothing that could be older than it is.
  const refreshable = decision.kind === 'home' || (decision.kind === 'route' && decision.route.access !== 'guest')
  const openDownload = () => setDownloading(true)
  const host = useComposedHost(composition, renderModule, { setTitle, askSignOut, refresh })
  const arrival = useAnnouncePage({ pathname, title, siteName: composition.merchant.name, main })
  useScrollMemory()
  useConnectionToasts()
  useRequestedLanguage()
  const atRest = useIdle()
  const HomeExtras = useLazyPart(homeExtras, atRest && decision.kind === 'home')
  const DownloadPopup = useLazyPart(downloadPopup, downloading)
  useRouteNotice(decision, pathname)

  // The panel closes when one of its links is followed.
  useEffect(closePanel, [key, closePanel])
  useEffect(() => {
    if (decision.kind !== 'redirect') forgetSessionEnd()
  }, [decision.kind, key, role])

  const { info } = composition.status
  const ofAgents = layout.footer === 'agent'
  const menu = ofAgents && role === 'agent' ? 'agent.footer' : ofAgents || layout.bottomMenu ? 'bottom' : null
  return (
    <HostProvider host={host}>
      <div className={classNames(styles.frame, menu && styles.withMenu, !layout.header && styles.bare)}>
        <a className={styles.skip} href="#page">
          {t('page.skip')}
        </a>
        {layout.header ? (
          <AppHeader
            layout={layout}
            title={title}
            onOpenPanel={() => setPanelOpen(true)}
            onRefresh={refreshable ? refresh : null}
          />
        ) : null}
        <main id="page" ref={main} className={styles.page} tabIndex={-1} aria-label={title}>
          <div key={pathname} className={arrival === 'moved' && !movesPages ? styles.enter : undefined}>
            {pageOf(decision, HomeExtras && <HomeExtras info={info} onDownload={openDownload} />)}
          </div>
        </main>
        {layout.footer === 'private' ? <PrivateFooter /> : null}
        {menu ? <BottomMenu place={menu} /> : null}
      </div>
      <SidePanel
        open={panelOpen}
        onClose={closePanel}
        remotes={Object.keys(composition.remotes)}
        info={info}
        onRefresh={refresh}
        onDownload={() => {
          closePanel()
          openDownload()
        }}
      />
      {DownloadPopup ? (
        <DownloadPopup open={downloading} onClose={() => setDownloading(false)} resources={info.resources} />
      ) : null}
      <LateGestures onBack={layout.back === 'none' ? null : goBack} onRefresh={refreshable ? refresh : null} />
      <SignOutQuestion open={askingSignOut} onClose={() => setAskingSignOut(false)} />
      <Slot name="overlay.global" />
      <Toaster />
    </HostProvider>
  )
}
