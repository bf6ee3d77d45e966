import type { EventName } from '@mosaic/event-bus'
import { i18nInstance, useLanguage } from '@mosaic/i18n'
import type { RemoteDeclaration } from '@mosaic/remote-kit'
import { admission, isShown, useMerchant, useRole, useSession } from '@mosaic/session'
import { EmptyState, HostProvider, Skeleton, Toaster, toIconName, useLocation, type Host } from '@mosaic/ui'
import { useMemo } from 'react'
import { matchPath, Route, Routes } from 'react-router-dom'
import type { AloneParts } from './alone-parts'
import type { EventLog } from './event-log'
import { ModulePlace } from './ModulePlace'
import { Overview } from './Overview'
import { Toolbar } from './Toolbar'
import { become } from './visitors'
import styles from './harness.module.css'

/** A host for one remote: its own slots, menu entries and modules. */
const useOwnHost = (declaration: RemoteDeclaration, loadModule: AloneParts['loadModule']): Host => {
  const type = useSession()?.type ?? null
  const { flags } = useMerchant()
  const { tag } = useLanguage()
  return useMemo(() => {
    const { name, extensions = [], menu = [] } = declaration
    return {
      askSignOut: () => void become('guest'),
      setTitle: (title) => {
        document.title = `${title} · ${name}`
      },
      slotItems: (slot) =>
        extensions
          .filter((extension) => extension.slot === slot && isShown(extension, type, flags))
          .sort((a, b) => a.order - b.order)
          .map(({ module, height }) => ({ remote: name, module, height })),
      menu: (place) =>
        menu
          .filter((entry) => entry.place === place && isShown(entry, type, flags))
          .sort((a, b) => a.order - b.order)
          .map((entry) => ({
            key: entry.key,
            label: i18nInstance.t(entry.key.replace(`${name}:`, ''), { ns: name, lng: tag }),
            icon: toIconName(entry.icon),
            to: entry.to,
            order: entry.order,
          })),
      renderModule: ({ module, props, fallback }) => (
        <ModulePlace key={module} module={module} props={props} fallback={fallback} loadModule={loadModule} />
      ),
    }
  }, [declaration, type, flags, tag, loadModule])
}

const Page = ({ declaration, loadModule }: Pick<AloneParts, 'declaration' | 'loadModule'>) => {
  const { pathname } = useLocation()
  const role = useRole()
  const type = useSession()?.type ?? null
  const { flags } = useMerchant()
  const route = declaration.routes.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((known) => matchPath(known, pathname)),
  )
  if (!route)
    return (
      <EmptyState
        icon="globe-hemisphere-west"
        title={pathname}
        text="This address belongs to another remote, or to nobody. In the site the host would know."
      />
    )
  const answer = admission(route, type, flags)
  if (answer !== 'admit') {
    return (
      <EmptyState
        icon="lock"
        title={route.path}
        text={`The host would not show this page to the role ${role} (${answer}). Choose another visitor above.`}
      />
    )
  }
  return (
    <Routes>
      {[route.path, ...(route.aliases ?? [])].map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <ModulePlace
              key={path}
              module={route.module}
              loadModule={loadModule}
              fallback={<Skeleton height={320} radius="l" />}
            />
          }
        />
      ))}
    </Routes>
  )
}

type Props = Pick<AloneParts, 'declaration' | 'loadModule'> & {
  readonly events: readonly EventName[]
  readonly log: EventLog
}

export const AloneApp = ({ declaration, loadModule, events, log }: Props) => {
  const { pathname } = useLocation()
  const host = useOwnHost(declaration, loadModule)
  return (
    <HostProvider host={host}>
      <div className={styles.frame}>
        <Toolbar name={declaration.name} />
        <main className={styles.page}>
          {pathname === '/' ? (
            <Overview declaration={declaration} events={events} log={log} />
          ) : (
            <Page declaration={declaration} loadModule={loadModule} />
          )}
        </main>
      </div>
      <Toaster />
    </HostProvider>
  )
}
