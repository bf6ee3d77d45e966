/// <reference types="@testing-library/jest-dom" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configureClient, queryClient, QueryClientProvider } from '@mosaic/api-client'
import type { Whitelabel } from '@mosaic/contracts'
import { startI18n, type Texts } from '@mosaic/i18n'
import { removeStored, sessionKey, sessionStore, setMerchant, startSession, writeStored } from '@mosaic/session'
import { HostProvider, MemoryRouter, Toaster, useLocation, type Host } from '@mosaic/ui'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'

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
  gameOrigins: [],
  paymentMethods: [],
  copyrightYear: 2025,
}

const Place = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

export type ScreenOptions = { readonly at?: string; readonly session?: { userName: string; type: number }; readonly menu?: Host['menu'] }

/** Mounts a page as the host would: texts, merchant, session, router, toasts. `place` tells the address. */
export const renderScreen = async (screen: ReactNode, { at = '/m/home', session, menu = () => [] }: ScreenOptions = {}) => {
  const preloaded = {
    wallet: textsOf('mfe-wallet/src/texts/en.json'),
    common: textsOf('shared/i18n/src/texts/common/en.json'),
    errors: textsOf('shared/i18n/src/texts/errors/en.json'),
  }
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded })
  queryClient.clear()
  setMerchant(merchantProfile)
  configureClient({ merchant: 'aurora', language: () => 'EN' })
  removeStored(sessionKey)
  if (session) writeStored(sessionKey, JSON.stringify({ token: 'token-1', merchantCode: 'aurora', firstTimeLogin: false, ...session }))
  sessionStore.setState({ session: null, role: 'guest' })
  startSession()
  const host: Host = { slotItems: () => [], menu, renderModule: () => null, setTitle: () => undefined }
  await act(async () => {
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
    )
  })
}
