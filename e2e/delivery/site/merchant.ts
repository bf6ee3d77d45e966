import type { SystemStatus, Whitelabel } from '@mosaic/contracts'

/** Merchant data for sites without a gateway. */
export const merchant: Whitelabel = {
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
  theme: { dark: { brand: '#7b4dff' }, light: { brand: '#5a2fe0' } },
  minAge: 18,
  gameCount: 600,
  downloadBannerHiddenHosts: [],
  gameOrigins: ['http://localhost:4002'],
  paymentMethods: [],
  copyrightYear: 2026,
}

export const status: SystemStatus = {
  status: 0,
  info: { customerService: [], serviceKey: '', mainDomain: 'localhost', imageCDNs: [], resources: [] },
  location: { ip: '127.0.0.1', region: 'BR' },
  maintenance: null,
  regionRestriction: null,
}
