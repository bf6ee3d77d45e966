import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configureClient, queryClient, QueryClientProvider } from '@mosaic/api-client'
import type { Whitelabel } from '@mosaic/contracts'
import { startI18n, type Texts } from '@mosaic/i18n'
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

type Visitor = { readonly userName: string; readonly type: number }

/** Signs a member in or, with null, out, as a session found in the storage would. */
export const signInAs = (visitor: Visitor | null): void => {
  if (visitor) writeStored(sessionKey, JSON.stringify({ token: `token-${visitor.type}`, merchantCode: merchantProfile.merchantCode, firstTimeLogin: false, ...visitor }))
  else removeStored(sessionKey)
  sessionStore.setState({ session: null, role: 'guest' })
  startSession()
}

export type ScreenOptions = { readonly at?: string; readonly session?: Visitor; readonly menu?: Host['menu']; readonly askSignOut?: () => void }

/**
 * For the tests of one remote: mounts a page or a widget as the host would, with texts, merchant, session, router and
 * toasts. The output named "place" tells the address.
 */
export const screenRenderer =
  (remote: string) =>
  async (screen: ReactNode, { at = '/m/home', session, menu = () => [], askSignOut = () => undefined }: ScreenOptions = {}): Promise<RenderResult> => {
    const preloaded = {
      [remote]: textsOf(`mfe-${remote}/src/texts/en.json`),
      common: textsOf('shared/i18n/src/texts/common/en.json'),
      errors: textsOf('shared/i18n/src/texts/errors/en.json'),
    }
    await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded })
    queryClient.clear()
    setMerchant(merchantProfile)
    configureClient({ merchant: merchantProfile.merchantCode, language: () => 'EN' })
    signInAs(session ?? null)
    const host: Host = { slotItems: () => [], menu, renderModule: () => null, setTitle: () => undefined, askSignOut }
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
