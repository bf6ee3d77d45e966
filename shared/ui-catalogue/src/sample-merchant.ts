import type { Whitelabel } from '@mosaic/contracts'

/** Profile that the specimens read: currency, time zone, languages. */
export const sampleMerchant: Whitelabel = {
  merchantCode: 'aurora',
  name: 'Aurora',
  logo: '',
  icons: {},
  flags: [],
  menu: { hidden: [], order: {} },
  currency: 'BRL',
  currencySymbol: 'R$',
  timeZone: 'America/Sao_Paulo',
  defaultLanguage: 'EN',
  languages: ['EN', 'PT', 'JA', 'KO', 'ES', 'TY'],
  categories: ['RNG'],
  theme: { dark: {}, light: {} },
  minAge: 18,
  gameCount: 600,
  downloadBannerHiddenHosts: [],
  gameOrigins: [],
  paymentMethods: [],
  copyrightYear: 2026,
}
