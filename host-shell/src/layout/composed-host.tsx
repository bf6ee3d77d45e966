import { bus } from '@mosaic/event-bus'
import type { EventName } from '@mosaic/contracts'
import type { ComposedMenuEntry, Composition } from '@mosaic/remote-kit'
import { admission, isShown, useSession } from '@mosaic/session'
import type { Host, MenuItem, ModuleRequest } from '@mosaic/ui'
import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { askToInstall } from '../download/install-prompt'
import { useRemoteLabel } from '../language/use-remote-label'
import { absentPages } from './absent-pages'

/** Draws one exposed module; on the server there is nothing to draw but its skeleton. */
export type ModuleRenderer = (request: ModuleRequest) => ReactNode

const countOf = (name: EventName | undefined): number => {
  const payload: unknown = name ? bus.last(name) : undefined
  return typeof payload === 'object' && payload !== null && 'count' in payload && typeof payload.count === 'number'
    ? payload.count
    : 0
}

/** Counts shown at menu entries, by event; changes with each of these events. */
const useBadges = (menu: readonly ComposedMenuEntry[]): string => {
  const names = useMemo(() => [...new Set(menu.flatMap((entry) => (entry.badge ? [entry.badge] : [])))], [menu])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map((name) => bus.on(name, listener))
      return () => stops.forEach((stop) => stop())
    },
    [names],
  )
  const snapshot = useCallback(() => names.map((name) => `${name}=${countOf(name)}`).join(' '), [names])
  return useSyncExternalStore(subscribe, snapshot, () => '')
}

export type HostActions = Pick<Host, 'setTitle' | 'askSignOut' | 'refresh'>

/** Slots, menus and routes of the composition, filtered for this visitor and merchant. */
export const useComposedHost = (
  composition: Composition,
  renderModule: ModuleRenderer,
  { setTitle, askSignOut, refresh }: HostActions,
): Host => {
  const { merchant, menu, extensions, routes } = composition
  const type = useSession()?.type ?? null
  const label = useRemoteLabel()
  const badges = useBadges(menu)
  const absent = useSyncExternalStore(absentPages.subscribe, absentPages.current, absentPages.current)
  return useMemo(() => {
    /** A refused page is not offered; a page that asks for a login is. */
    const isRefused = ({ to }: ComposedMenuEntry) => {
      const [path = to] = to.split(/[?#]/)
      const route = routes.find((candidate) => matchPath(candidate.path, path))
      return route !== undefined && admission(route, type, merchant.flags) === 'refuse-trial'
    }
    const sortOf = (entry: ComposedMenuEntry) => merchant.menu.order[entry.key] ?? entry.order
    return {
      renderModule,
      setTitle,
      askSignOut,
      install: askToInstall,
      refresh,
      leaveOut: () => absentPages.add(window.location.pathname),
      slotItems: (slot) =>
        extensions
          .filter((extension) => extension.slot === slot && isShown(extension, type, merchant.flags))
          .sort((a, b) => a.order - b.order)
          .map(({ remote, module, height }) => ({ remote, module, height })),
      menu: (place): readonly MenuItem[] =>
        menu
          .filter(
            (entry) =>
              entry.place === place &&
              !merchant.menu.hidden.includes(entry.key) &&
              !absent.includes(entry.to.split('?')[0] ?? '') &&
              isShown(entry, type, merchant.flags) &&
              !isRefused(entry),
          )
          .sort((a, b) => sortOf(a) - sortOf(b))
          .map((entry) => ({
            key: `${entry.remote}:${entry.key}`,
            label: label(entry),
            icon: entry.icon,
            to: entry.to,
            ...(entry.module && { action: { remote: entry.remote, module: entry.module } }),
            order: sortOf(entry),
            badge: badges === '' ? 0 : countOf(entry.badge),
          })),
    }
  }, [merchant, menu, extensions, routes, type, label, badges, absent, renderModule, setTitle, askSignOut, refresh])
}
