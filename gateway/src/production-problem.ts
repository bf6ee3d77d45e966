import { isTooWide } from '@mosaic/contracts/network'

/** The settings that production restricts, as they were given. */
export type RestrictedSettings = {
  readonly QA?: boolean | undefined
  readonly DEMO?: boolean | undefined
  readonly ALLOW_PLAIN_BODIES?: boolean | undefined
  readonly SITE_ORIGIN?: string | undefined
  readonly GATEWAY_URL?: string | undefined
  readonly PSP_URL?: string | undefined
  readonly PSP_PORT?: number | undefined
  readonly VENDOR_WALLET_URL?: string | undefined
  readonly FIREBASE_JWKS_URL?: string | undefined
  readonly TRUSTED_PROXIES?: readonly string[] | undefined
}

const rule = 'is not allowed with NODE_ENV=production'

/** Why production must not start with these settings, in one sentence; null if it may. */
export const productionProblem = (settings: RestrictedSettings): string | null => {
  const { SITE_ORIGIN: site, PSP_URL: provider, VENDOR_WALLET_URL: vendors, TRUSTED_PROXIES: proxies = [] } = settings
  if (settings.QA) return `QA=1 ${rule}: the QA console shows captcha answers.`
  if (settings.DEMO) return `DEMO=1 ${rule}: the password of the demo accounts is published.`
  if (settings.ALLOW_PLAIN_BODIES) return `ALLOW_PLAIN_BODIES=1 ${rule}: passwords would travel in plain JSON.`
  if (site === undefined)
    return 'SITE_ORIGIN is missing: production needs the public https address of the site, e.g. https://www.example.com.'
  if (!site.startsWith('https:'))
    return `SITE_ORIGIN=${site} ${rule}: the site must be reached by https, or sessions can be read on the way.`
  if (provider === undefined)
    return 'PSP_URL is missing: production needs the address of a payment provider, and has no demo provider.'
  if (settings.PSP_PORT !== undefined)
    return `PSP_PORT ${rule}: it belongs to the demo payment provider, where anybody approves their own deposit.`
  if (vendors !== undefined && isDemoVendor(vendors, settings.GATEWAY_URL))
    return `VENDOR_WALLET_URL=${vendors} ${rule}: it names the demo vendors of the gateway, whose money is not real.`
  if (settings.FIREBASE_JWKS_URL?.startsWith('https:') === false)
    return `FIREBASE_JWKS_URL=${settings.FIREBASE_JWKS_URL} ${rule}: whoever answers it, as the test issuer does, could log in as anybody.`
  const wide = proxies.find(isTooWide)
  if (wide !== undefined)
    return `TRUSTED_PROXIES=${wide} ${rule}: every visitor could claim another's address; name the networks of your proxies.`
  return null
}

/** The demo vendors stand below the gateway's own address, wherever that is reached. */
const isDemoVendor = (vendors: string, gateway: string | undefined): boolean => {
  const { origin, pathname } = new URL(vendors)
  return /^\/vendor-wallet(\/|$)/.test(pathname) || (gateway !== undefined && new URL(gateway).origin === origin)
}
