import type { Role } from '@mosaic/contracts'
import { decideRoute } from '../../host-shell/src/routing/decide-route'
import { homePath } from '../../host-shell/src/routing/paths'
import type { Composition } from '../../shared/remote-kit/src/manifest'

const typeOf: Readonly<Record<Role, number | null>> = { guest: null, trial: 4, member: 0, agent: 1 }

/** One page of the site as one kind of visitor sees it. */
export type Screen = {
  readonly visitor: Role
  readonly path: string
  /** The path with the query that it needs to show something. */
  readonly address: string
  /** Remote and module that show it, or the host. */
  readonly module: string
  readonly refused: boolean
}

/** Queries by path, for pages about one item. */
export type Subjects = Readonly<Record<string, string>>
export type Site = Pick<Composition, 'routes' | 'merchant'>

const home = { path: homePath, module: 'host/home', refused: false }
/** A page for staff, in English only. */
export const staffPage: Screen = {
  visitor: 'guest',
  path: '/m/_status',
  address: '/m/_status',
  module: 'host/staff',
  refused: false,
}

/** Members are sent away from here unless they follow a mailed link; its key is checked on use. */
const mailedLink = { path: '/m/forget', hash: `#${'k'.repeat(43)}` }

/** `/m/social` redirects members, `/m/livechat` everybody, whatever the manifest allows. */
export const leadsOn = (path: string, visitor: Role): boolean =>
  path === '/m/livechat' || (path === '/m/social' && visitor !== 'guest')

/** Everything that the composition opens to this visitor, by the host's own reading of it. */
export const screensOf = ({ routes, merchant }: Site, visitor: Role, subjects: Subjects = {}): Screen[] => {
  const decided = routes.flatMap(({ path, remote, module }) => {
    if (leadsOn(path, visitor)) return []
    const { kind } = decideRoute(
      routes,
      { pathname: path, search: '' },
      { type: typeOf[visitor], flags: merchant.flags },
    )
    return kind === 'route' || kind === 'refused'
      ? [{ path, module: `${remote}/${module}`, refused: kind === 'refused' }]
      : []
  })
  const subjectOf = (path: string) =>
    visitor !== 'guest' && path === mailedLink.path ? mailedLink.hash : (subjects[path] ?? '')
  return [home, ...decided].map((screen) => ({ ...screen, visitor, address: screen.path + subjectOf(screen.path) }))
}

/** Each page once for each role that sees content of its own there. */
export const walk = (site: Site, subjects: Subjects = {}): Screen[] => {
  const of = (visitor: Role) => screensOf(site, visitor, subjects)
  const [guest, trial, member] = [of('guest'), of('trial'), of('member')]
  const without = (others: readonly Screen[]) => (screen: Screen) =>
    screen.path === homePath || others.every(({ path }) => path !== screen.path)
  const newToMember = without(guest)
  return [
    ...guest,
    staffPage,
    ...trial.filter(({ path }) => path === homePath),
    // Whatever the access, a trial account sees the one page that refuses it.
    ...trial.filter(({ refused }) => refused).slice(0, 1),
    // Several paths of one module differ by their lists, not by their visitors.
    ...member.filter(
      (screen, index) => newToMember(screen) || member.findIndex(({ module }) => module === screen.module) === index,
    ),
    ...of('agent').filter(without(member)),
  ]
}
