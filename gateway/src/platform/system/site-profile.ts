import { statePictures, type SystemStatus, type ValueOf, type Whitelabel } from '@mosaic/contracts'
import { currentArt, inOwnColours } from '../art'
import type { AppContext, Merchant } from '../runtime/app-context'
import type { RequestFacts } from '../http/request-facts'
import { offeredRegistration } from '../merchants'
import { encryptServicePath, servicePathKey } from './service-path'

const artPrefix = 'art:'
const hostPrefix = 'host:'

/** `host:<name>` is another host name of the same machine: same scheme, same port. */
const imageHost = (entry: string, siteOrigin: string): string => {
  if (!entry.startsWith(hostPrefix)) return entry
  const url = new URL(siteOrigin)
  url.hostname = entry.slice(hostPrefix.length)
  return url.origin
}

/** 0 normal, 1 maintenance (also when both are set), 2 region restricted (spec §4). */
export const statusOf = (merchant: Pick<Merchant, 'maintenance' | 'blockedRegions'>, region: string): 0 | 1 | 2 =>
  merchant.maintenance ? 1 : merchant.blockedRegions.includes(region) ? 2 : 0

/** Facts of a site from other domains. */
export type SiteFacts = {
  readonly gameCountOf: (ctx: AppContext, merchant: Merchant) => Promise<number>
  readonly socialAdapter: (config: AppContext['config'], merchant: Merchant) => Whitelabel['social']
}

const templateOf = ({ profile }: Merchant) => profile.mobileTemplate ?? { mem_cen: '1', dep_func: '1' }

export const domainRoute = ({ code, mainDomain, hosts }: Merchant): ValueOf<'domainRoute'> => ({
  merchantCode: code,
  mainDomain,
  domainList: hosts.map((domainName) => ({ domainName })),
})

const encryptedService = ({ code, profile }: Merchant) => {
  const key = servicePathKey(code)
  return {
    pathList: profile.customerService.map((entry) => ({ ...entry, path: encryptServicePath(entry.path, key) })),
    serviceKey: key.toString('base64url'),
  }
}

export const customerService = (merchant: Merchant): ValueOf<'customerService'> => {
  const { pathList, serviceKey } = encryptedService(merchant)
  return { version: { pathList }, serviceKey }
}

export const systemStatus = async (
  ctx: AppContext,
  merchant: Merchant,
  request: Pick<RequestFacts, 'ip' | 'region'>,
  facts: SiteFacts,
): Promise<SystemStatus> => {
  const status = statusOf(merchant, request.region)
  const art = await currentArt(ctx.config.dataDir)
  const { contact, imageCDNs, maintenanceMessages, resources } = merchant.profile
  const { pathList, serviceKey } = encryptedService(merchant)
  const addressed = resources.map(({ resourceType, url }) => ({
    resourceType,
    url: url.startsWith(artPrefix) ? art(url.slice(artPrefix.length)).url : url,
  }))
  return {
    status,
    info: {
      customerService: pathList,
      serviceKey,
      mainDomain: merchant.mainDomain,
      imageCDNs: imageCDNs.map((entry) => imageHost(entry, ctx.config.siteOrigin)),
      resources: addressed.filter(({ url }) => url !== ''),
      register: offeredRegistration(merchant),
      whitelabel: await whitelabel(ctx, merchant, facts),
      domainRoute: domainRoute(merchant),
      mobileTemplate: templateOf(merchant),
      paths: { site: '/m', gateway: '/wps', lottery: '/lgw' },
    },
    location: { ip: request.ip, region: request.region },
    maintenance:
      status === 1
        ? {
            until: merchant.maintenanceUntil,
            message: merchant.maintenanceMessage,
            ...(maintenanceMessages ? { messages: maintenanceMessages } : {}),
          }
        : null,
    regionRestriction: status === 2 ? { contact } : null,
  }
}

export const whitelabel = async (ctx: AppContext, merchant: Merchant, facts: SiteFacts): Promise<Whitelabel> => {
  const art = await currentArt(ctx.config.dataDir)
  const {
    logo,
    icons,
    menu,
    categories,
    theme,
    currencySymbol,
    moneyMarks,
    downloadBannerHiddenHosts,
    paymentMethods,
    copyrightYear,
  } = merchant.profile
  return {
    merchantCode: merchant.code,
    name: merchant.name,
    logo: art(logo).url,
    icons: Object.fromEntries(Object.entries(icons).map(([name, key]) => [name, art(key).url])),
    statePictures: Object.fromEntries(
      statePictures
        .map((name) => [name, inOwnColours(art, `empty/${name}`, merchant.code).url] as const)
        .filter(([, url]) => url !== ''),
    ),
    flags: merchant.flags,
    menu,
    currency: merchant.currency,
    currencySymbol,
    ...(moneyMarks ? { moneyMarks } : {}),
    timeZone: merchant.timeZone,
    defaultLanguage: merchant.defaultLanguage,
    languages: merchant.languages,
    categories,
    theme,
    minAge: merchant.minAge,
    gameCount: await facts.gameCountOf(ctx, merchant),
    downloadBannerHiddenHosts,
    gameOrigins: [ctx.config.studioUrl],
    social: facts.socialAdapter(ctx.config, merchant),
    paymentMethods,
    mobileTemplate: templateOf(merchant),
    copyrightYear,
  }
}
