import { productionProblem, type RestrictedSettings } from './production-problem'

const good: RestrictedSettings = {
  SITE_ORIGIN: 'https://www.example.com',
  GATEWAY_URL: 'http://gateway:4001',
  PSP_URL: 'https://api.payments.example',
  VENDOR_WALLET_URL: 'https://wallets.vendors.example',
  FIREBASE_JWKS_URL: 'https://www.googleapis.com/keys',
  TRUSTED_PROXIES: ['10.0.0.0/8', 'fd00::/32'],
}

test('settings of a real operator: production starts', () => {
  expect(productionProblem(good)).toBeNull()
  expect(productionProblem({ SITE_ORIGIN: good.SITE_ORIGIN, PSP_URL: good.PSP_URL })).toBeNull()
})

test.each<[string, RestrictedSettings, string]>([
  ['the QA console', { QA: true }, 'QA=1 '],
  ['demo accounts', { DEMO: true }, 'DEMO=1 '],
  ['plain bodies', { ALLOW_PLAIN_BODIES: true }, 'ALLOW_PLAIN_BODIES=1 '],
  ['no address of the site', { SITE_ORIGIN: undefined }, 'SITE_ORIGIN is missing'],
  ['a site by http', { SITE_ORIGIN: 'http://www.example.com' }, 'SITE_ORIGIN=http://www.example.com '],
  ['no payment provider', { PSP_URL: undefined }, 'PSP_URL is missing'],
  ['the port of the demo payment provider', { PSP_PORT: 4003 }, 'PSP_PORT '],
  ['demo vendors', { VENDOR_WALLET_URL: 'http://gateway:4001/vendor-wallet' }, 'VENDOR_WALLET_URL='],
  [
    'demo vendors under another name',
    { VENDOR_WALLET_URL: 'https://api.example.com/vendor-wallet/' },
    'VENDOR_WALLET_URL=',
  ],
  ['vendors at the gateway', { VENDOR_WALLET_URL: 'http://gateway:4001/elsewhere' }, 'VENDOR_WALLET_URL='],
  ['the test issuer', { FIREBASE_JWKS_URL: 'http://gateway:4001/issuer/firebase/keys' }, 'FIREBASE_JWKS_URL='],
  ['the internet as proxy', { TRUSTED_PROXIES: ['10.0.0.0/8', '0.0.0.0/0'] }, 'TRUSTED_PROXIES=0.0.0.0/0 '],
  ['the IPv6 internet as proxy', { TRUSTED_PROXIES: ['::/0'] }, 'TRUSTED_PROXIES=::/0 '],
])('%s: production does not start, and one sentence says why', (_what, change, begin) => {
  const sentence = productionProblem({ ...good, ...change })
  expect(sentence?.startsWith(begin)).toBe(true)
  expect(sentence).toMatch(/^[^\n]+\.$/)
})
