import type { Role } from '@mosaic/contracts'
import type { Composition } from '@mosaic/remote-kit'
import { setMerchant } from '@mosaic/session'
import { useLocation } from '@mosaic/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { matchPath, MemoryRouter } from 'react-router-dom'
import { loginWithReturn } from '../routing/decide-route'
import { realComposition } from '../testing/real-manifests'
import { speakEnglish, visitAs } from '../testing/show-shell'
import { specRoutes, type SpecRoute } from '../testing/spec-route-table'
import { App } from './App'

const roles: readonly (readonly [Role, number | null])[] = [
  ['guest', null],
  ['trial', 4],
  ['member', 0],
  ['agent', 1],
]
const came = '/m/gameCenter'

let composition: Composition
let bare: Composition

beforeAll(async () => {
  await speakEnglish()
  window.scrollTo = jest.fn()
  composition = await realComposition()
  bare = await realComposition([])
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '')
})

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent

/** Comes to an address from inside the site, so that going back by history is possible. */
const come = (to: string, document: Composition = composition): void => {
  setMerchant(document.merchant)
  window.history.replaceState({ idx: 1 }, '')
  render(
    <MemoryRouter initialEntries={[came, to]} initialIndex={1}>
      <App
        composition={document}
        renderModule={({ remote, module, place }) => (place === 'page' ? <p>{`screen ${remote} ${module}`}</p> : null)}
      />
      <Address />
    </MemoryRouter>,
  )
}

const routeOf = (path: string, { routes }: Composition) => routes.find((route) => matchPath(route.path, path))
const hasScreen = (path: string) => routeOf(path, composition) !== undefined

/** Expected result of a visit by the spec's rules (access, trial, home), independent of the implementation. */
const outcome = ({ access, trialRefused, path }: SpecRoute, role: Role): string => {
  if (access === 'guest') return role === 'guest' || role === 'trial' ? 'shown' : 'to /m/home'
  if (access !== 'public' && role === 'guest') return `to ${loginWithReturn({ pathname: path, search: '' })}`
  if (trialRefused && role === 'trial') return 'asked to register'
  if (access === 'agent' && role !== 'agent') return 'to /m/home'
  return 'shown'
}

const seen = (path: string): string => {
  if (address() !== path) return `to ${address()}`
  return screen.queryByText('Sign up now', { selector: 'a[href], a[href] *' }) ? 'asked to register' : 'shown'
}

/** Layout around the screen, and the target of its back button. */
type Frame = {
  readonly header: boolean
  readonly bottomMenu: boolean
  readonly footer: SpecRoute['footer']
  readonly leadsHome: boolean
  readonly back: string | null
}
type Visit = { readonly outcome: string; readonly frame?: Frame }

const frameSeen = (): Frame => {
  const header = screen.queryByTestId('app-header')
  const footer = screen.queryByRole('contentinfo')
    ? 'private'
    : screen.queryByRole('navigation', { name: 'Agency menu' })
      ? 'agent'
      : 'none'
  const back = header && within(header).queryByRole('button', { name: 'Back' })
  const frame = {
    header: header !== null,
    bottomMenu: screen.queryByTestId('bottom-menu') !== null,
    footer,
    leadsHome: header !== null && within(header).queryByRole('link', { name: 'Aurora, to the home page' }) !== null,
  } as const
  if (back) fireEvent.click(back)
  return { ...frame, back: back ? address() : null }
}
const visitSeen = (path: string): Visit => {
  const found = seen(path)
  return found.startsWith('to ') ? { outcome: found } : { outcome: found, frame: frameSeen() }
}
const visitWanted = (row: SpecRoute, role: Role): Visit => {
  const wanted = outcome(row, role)
  if (wanted.startsWith('to ')) return { outcome: wanted }
  const isRefused = wanted === 'asked to register'
  // A refusal shows the header with its way back also where the screen itself brings its own bar, so that there is a way back.
  const header = row.header || isRefused
  const back = row.back === 'home' ? '/m/home' : came
  const { bottomMenu, footer } =
    row.footer === 'agent' && role !== 'agent' ? ({ bottomMenu: true, footer: 'none' } as const) : row
  return {
    outcome: wanted,
    frame: {
      header,
      bottomMenu,
      footer,
      leadsHome: false,
      back: header && (row.back !== 'none' || isRefused) ? back : null,
    },
  }
}
const addressAfter = (path: string, type: number | null, document?: Composition): string | null => {
  visitAs(type)
  come(path, document)
  const found = address()
  cleanup()
  return found
}

describe('the route table of the spec', () => {
  it('lists each route once', () => {
    const paths = specRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('every route has a screen', () => {
    expect(specRoutes.filter(({ path }) => !hasScreen(path)).map(({ path }) => path)).toEqual([])
  })

  it.each(roles)(
    'visitor %s: every screen is shown, refused or redirected by the table, with its frame',
    (role, type) => {
      const visited = specRoutes.map((row) => {
        visitAs(type)
        come(row.path)
        const visit = { path: row.path, ...visitSeen(row.path) }
        cleanup()
        return visit
      })
      expect(visited).toEqual(specRoutes.map((row) => ({ path: row.path, ...visitWanted(row, role) })))
    },
  )

  it('the way back is declared as the table has it', () => {
    expect(specRoutes.map(({ path }) => [path, routeOf(path, composition)?.layout?.back ?? 'history'])).toEqual(
      specRoutes.map(({ path, back }) => [path, back]),
    )
  })

  it('a screen with a flag does not exist for a merchant without it', () => {
    const flagged = specRoutes.filter(({ flag }) => flag).map(({ path }) => path)
    for (const path of flagged) {
      visitAs(1)
      come(path, bare)
      expect([path, screen.queryByRole('main', { name: 'This page does not exist' })]).toEqual([
        path,
        expect.anything(),
      ])
      cleanup()
    }
  })

  it('every other name of a screen leads to it', () => {
    const names = specRoutes.flatMap(({ path, aliases = [] }) => aliases.map((alias) => ({ alias, path })))
    expect(names.map(({ alias }) => [alias, addressAfter(`${alias}?code=abc`, null)])).toEqual(
      names.map(({ alias, path }) => [alias, `${path}?code=abc`]),
    )
  })
})

describe('home', () => {
  it.each(['/', '/m/index.html', '/m/home/'])('%s shows home, with logo and bottom menu and no way back', (path) => {
    visitAs(null)
    come(path)
    expect(address()).toMatch(/^\/m\/home\/?$/)
    const header = within(screen.getByTestId('app-header'))
    expect(header.getByRole('link', { name: 'Aurora, to the home page' })).toBeInTheDocument()
    expect(header.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    expect(screen.getByTestId('bottom-menu')).toBeInTheDocument()
  })
})

describe('an address without a screen', () => {
  it.each([
    ['/m/nowhere/at/all', undefined],
    ['/elsewhere', 4],
    ['/m/%F0%9F%8E%B0', 0],
  ] as const)('%s: the page for it, with a way home', (path, type) => {
    visitAs(type ?? null)
    come(path)
    expect(address()).toBe(path)
    expect(screen.getByRole('main', { name: 'This page does not exist' })).toBeInTheDocument()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'To the home page' })).toHaveAttribute(
      'href',
      '/m/home',
    )
    expect(screen.getByTestId('bottom-menu')).toBeInTheDocument()
  })
})

describe('redirects show a notice', () => {
  const noticeOf = (text: string) => screen.findByText(text)

  it('a page that needs a session', async () => {
    visitAs(null)
    come('/m/member/home')
    expect(await noticeOf('Log in to continue.')).toBeInTheDocument()
  })

  it('a page that only agents may open', async () => {
    visitAs(0)
    come('/m/agent')
    expect(await noticeOf('Only agents can open this area.')).toBeInTheDocument()
  })
})

describe('entries of the menus', () => {
  it('none leads to a page that is not there', () => {
    const dead = composition.menu.filter(({ to }) => to !== '/m/home' && !hasScreen(to.split('?')[0] ?? ''))
    expect(dead.map(({ place, to }) => `${place} ${to}`)).toEqual([])
  })

  it('the bottom menu begins with home and promotions and holds the member centre, at most five in all', () => {
    visitAs(null)
    come('/m/home')
    const names = within(screen.getByTestId('bottom-menu'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(names.slice(0, 2)).toEqual(['/m/home', '/m/activity'])
    expect(names).toContain('/m/member/home')
    expect(names.length).toBeLessThanOrEqual(5)
  })

  it.each([
    ['/m/agent', '/m/agent'],
    ['/m/member/agent/agentDivident', '/m/member/agent/agentDivident'],
  ])('agent menu at %s: exactly one entry is current', (path, marked) => {
    visitAs(1)
    come(path)
    const here = within(screen.getByRole('navigation', { name: 'Agency menu' })).getAllByRole('link', {
      current: 'page',
    })
    expect(here.map((link) => link.getAttribute('href'))).toEqual([marked])
  })
})
