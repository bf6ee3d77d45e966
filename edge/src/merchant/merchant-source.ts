import type { SystemStatus, Whitelabel } from '@mosaic/contracts'
import type { GatewayClient } from './gateway-client'
import { createStaleCache } from './stale-cache'

export type MerchantView = { readonly merchant: Whitelabel; readonly status: SystemStatus }

export type MerchantSource = { readonly view: (host: string, visitorAddress: string) => Promise<MerchantView> }

const profileFreshFor = 30_000
const statusFreshFor = 5_000
/** A visitor who comes back after hours must not see a maintenance page that is out of date. */
const statusStaleFor = 60_000

/** The merchant of a host name and its status, from memory if possible. */
export const createMerchantSource = (gateway: GatewayClient, onError: (error: unknown) => void): MerchantSource => {
  const hosts = createStaleCache((host) => gateway.merchantOf(host), { freshFor: profileFreshFor, onError })
  const profiles = createStaleCache((merchant) => gateway.profile(merchant), { freshFor: profileFreshFor, onError })
  /** Newest status of a merchant for any visitor: the fallback for new visitors while the gateway is away. */
  const lastStatus = new Map<string, SystemStatus>()
  /** Profiles that came with a status; they need no call of their own. */
  const profilesOfStatus = new Map<string, Whitelabel>()
  const statuses = createStaleCache(
    async (key) => {
      const [merchant = '', address = ''] = key.split('|')
      const answer = await gateway.status(merchant, address)
      const { whitelabel, ...info } = answer.info
      if (whitelabel) profilesOfStatus.set(merchant, whitelabel)
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
      return { merchant: profilesOfStatus.get(code) ?? (await profiles.get(code)), status }
    },
  }
}
