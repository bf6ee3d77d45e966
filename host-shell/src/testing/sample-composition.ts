import type { ComposedMenuEntry, ComposedRoute, Composition } from '@mosaic/remote-kit'

export const route = (path: string, over: Partial<ComposedRoute> = {}): ComposedRoute => ({
  remote: 'squad',
  path,
  module: './Page',
  access: 'public',
  title: `title${path}`,
  label: `Title of ${path}`,
  ...over,
})

export const entry = (
  place: ComposedMenuEntry['place'],
  label: string,
  over: Partial<ComposedMenuEntry> = {},
): ComposedMenuEntry => ({
  remote: 'squad',
  place,
  key: `menu.${label}`,
  label,
  icon: 'gift',
  to: `/m/${label.toLowerCase()}`,
  order: 50,
  ...over,
})

/** A composition of an invented squad: the shell's tests must not know the real ones. */
export const sampleComposition = (over: Partial<Composition> = {}): Composition => ({
  schema: 1,
  seq: 1,
  channel: 'stable',
  language: 'EN',
  host: { version: '0.1.0', release: '0.1.0+a', base: '/r/host/', integrity: {}, texts: {} },
  remotes: {},
  routes: [],
  extensions: [],
  menu: [],
  merchant: {
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
    categories: [],
    theme: { dark: {}, light: {} },
    minAge: 18,
    gameCount: 600,
    downloadBannerHiddenHosts: [],
    gameOrigins: ['https://games.test'],
    paymentMethods: ['pix', 'unknown'],
    copyrightYear: 2025,
  },
  status: {
    status: 0,
    info: { customerService: [], serviceKey: '', mainDomain: '', imageCDNs: [], resources: [] },
    location: { ip: '203.0.113.9', region: 'BR' },
    maintenance: null,
    regionRestriction: null,
  },
  ...over,
})
