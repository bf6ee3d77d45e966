import type { SystemStatus, Whitelabel } from '@mosaic/contracts'
import type { GatewayClient } from './gateway-client'
import { createStaleCache } from './stale-cache'

export type MerchantView = { readonly merchant: Whitelabel; readonly status: SystemStatus }

export type MerchantSource = { readonly view: (host: string, visitorAddress: string) => Promise<MerchantView> }

const profileFreshFor = 30_000
const statusFreshFor = 5_000
/** A visitor who comes back after hours is not told of a closing that is over. */
const statusStaleFor = 60_000

/** Whose site a host is and how it stands, from memory whenever possible. */
export const createMerchantSource = (gateway: GatewayClient, onError: (error: unknown) => void): MerchantSource => {
  const hosts = createStaleCache((host) => gateway.merchantOf(host), { freshFor: profileFreshFor, onError })
  const profiles = createStaleCache((merchant) => gateway.profile(merchant), { freshFor: profileFreshFor, onError })
  /** Newest status of a merchant whoever asked: stands in when a new visitor comes while the gateway is away. */
  const lastStatus = new Map<string, SystemStatus>()
  /** Profiles that came with a status: as new as that, and no call of their own. */
  const brought = new Map<string, Whitelabel>()
  const statuses = createStaleCache(
    async (key) => {
      const [merchant = '', address = ''] = key.split('|')
      const answer = await gateway.status(merchant, address)
      const { whitelabel, ...info } = answer.info
      if (whitelabel) brought.set(merchant, whitelabel)
      const status = { ...answer, info }
      lastStatus.set(merchant, status)
      return status
    },
    { freshFor: statusFreshFor, staleFor: statusStaleFor, onError },
  )
  const statusOf = (merchant: string, address: string): Promise<SystemStatus> =>
    statuses.get(`${merchant}|${address}`).catch((error: unknown) => {
      const last = lastStatus.get(merchant)
      if (!last) throw error
      onError(error)
      return { ...last, location: { ip: address, region: '' } }
    })
  return {
    view: async (host, visitorAddress) => {
      const code = await hosts.get(host)
      const status = await statusOf(code, visitorAddress)
      return { merchant: brought.get(code) ?? (await profiles.get(code)), status }
    },
  }
}
