import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configureClient, forgetAbsent, queryClient, QueryClientProvider } from '@mosaic/api-client'
import type { Whitelabel } from '@mosaic/contracts'
import { currentLanguage, startI18n, type Texts } from '@mosaic/i18n'
import { removeStored, sessionKey, sessionStore, setMerchant, startSession, writeStored } from '@mosaic/session'
import { HostProvider, Toaster, useLocation, type Host } from '@mosaic/ui'
import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

const textsOf = (path: string): Texts => JSON.parse(readFileSync(join(__dirname, '../../..', path), 'utf8'))

export const merchantProfile: Whitelabel = {
  merchantCode: 'aurora',
  name: 'Aurora',
  logo: '',
  icons: {},
  flags: [],
  menu: { hidden: [], order: {} },
  currency: 'BRL',
  currencySymbol: 'R$',
  timeZone: 'America/Sao_Paulo',
  defaultLanguage: 'PT',
  languages: ['EN', 'PT', 'JA', 'KO', 'ES', 'TY'],
  categories: ['RNG'],
  theme: { dark: {}, light: {} },
  minAge: 18,
  gameCount: 600,
  downloadBannerHiddenHosts: [],
  gameOrigins: ['http://studio.test'],
  paymentMethods: [],
  copyrightYear: 2026,
}

const Place = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

/** Shared packages that bring texts of their own. */
const lazyPackages = ['forms', 'records']

type Visitor = { readonly userName: string; readonly type: number }

/** Signs a member in or, with null, out, as a session found in the storage would. */
export const signInAs = (visitor: Visitor | null): void => {
  if (visitor)
    writeStored(
      sessionKey,
      JSON.stringify({
        token: `token-${visitor.type}`,
        merchantCode: merchantProfile.merchantCode,
        firstTimeLogin: false,
        ...visitor,
      }),
    )
  else removeStored(sessionKey)
  sessionStore.setState({ session: null, role: 'guest' })
  startSession()
}

export type ScreenOptions = {
  readonly at?: string
  readonly session?: Visitor
  readonly menu?: Host['menu']
  readonly askSignOut?: () => void
  readonly refresh?: Host['refresh']
  readonly flags?: readonly string[]
  readonly timeZone?: string
}

/**
 * Mounts a page or widget as the host does, with texts, merchant, session, router and toasts, in English until
 * `setLanguage`. The output named "place" shows the address.
 */
export const screenRenderer =
  (remote: string) =>
  async (
    screen: ReactNode,
    {
      at = '/m/home',
      session,
      menu = () => [],
      askSignOut = () => undefined,
      refresh,
      flags = merchantProfile.flags,
      timeZone = merchantProfile.timeZone,
    }: ScreenOptions = {},
  ): Promise<RenderResult> => {
    const fileOf = (namespace: string) => {
      if (lazyPackages.includes(namespace)) return `shared/${namespace}/src/texts`
      return namespace === remote ? `mfe-${remote}/src/texts` : `shared/i18n/src/texts/${namespace}`
    }
    const inTag = (namespace: string, tag: string) => textsOf(`${fileOf(namespace)}/${tag}.json`)
    const preloaded = Object.fromEntries(
      [remote, 'common', 'errors', ...lazyPackages].map((namespace) => [namespace, inTag(namespace, 'en')]),
    )
    await startI18n({ language: 'EN', source: async (namespace, tag) => inTag(namespace, tag), preloaded })
    queryClient.clear()
    forgetAbsent()
    setMerchant({ ...merchantProfile, flags: [...flags], timeZone })
    configureClient({ merchant: merchantProfile.merchantCode, language: currentLanguage })
    signInAs(session ?? null)
    const host: Host = {
      slotItems: () => [],
      menu,
      renderModule: () => null,
      setTitle: () => undefined,
      askSignOut,
      refresh,
    }
    return act(async () =>
      render(
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[at]}>
            <HostProvider host={host}>
              {screen}
              <Place />
              <Toaster />
            </HostProvider>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    )
  }
