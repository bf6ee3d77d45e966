/// <reference types="@testing-library/jest-dom" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configureClient, queryClient, QueryClientProvider } from '@mosaic/api-client'
import type { Whitelabel } from '@mosaic/contracts'
import { startI18n, type Texts } from '@mosaic/i18n'
import { sessionStore, setMerchant, startSession } from '@mosaic/session'
import { MemoryRouter, Toaster, useLocation } from '@mosaic/ui'
import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'

const namespace = 'promotions'

const textsAt = (path: string): Texts => JSON.parse(readFileSync(join(__dirname, '../../..', path), 'utf8'))

const merchant: Whitelabel = {
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
  languages: ['EN', 'PT'],
  categories: ['RNG'],
  theme: { dark: {}, light: {} },
  minAge: 18,
  gameCount: 612,
  downloadBannerHiddenHosts: [],
  gameOrigins: ['http://studio.test'],
  paymentMethods: [],
  copyrightYear: 2025,
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

const signInAs = (type: number | null): void => {
  if (type === null) localStorage.removeItem('MC_SESSION_INFO')
  else localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: `token-${type}`, userName: 'player01', type, merchantCode: 'aurora', firstTimeLogin: false }))
  sessionStore.setState({ session: null, role: 'guest' })
  startSession()
}

/** Mounts a page or widget as the host would; the output "address" tells where the visitor is. `type` null is a guest. */
export const renderPage = async (page: ReactNode, { at = '/m/home', type = null }: { at?: string; type?: number | null } = {}): Promise<RenderResult | undefined> => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: {
      [namespace]: textsAt(`mfe-${namespace}/src/texts/en.json`),
      common: textsAt('shared/i18n/src/texts/common/en.json'),
      errors: textsAt('shared/i18n/src/texts/errors/en.json'),
    },
  })
  queryClient.clear()
  setMerchant(merchant)
  configureClient({ merchant: 'aurora', language: () => 'EN' })
  signInAs(type)
  let view: RenderResult | undefined
  await act(async () => {
    view = render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          {page}
          <Address />
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  return view
}
