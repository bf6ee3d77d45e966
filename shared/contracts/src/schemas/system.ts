import { z } from 'zod'
import { gameCategories } from '../game-category'
import { wireLanguages } from '../language'
import { statePictures } from '../state-pictures'
import { currency, note, side } from './primitives'
import { registerSettings } from './session'

/** Public settings of Firebase's console ("Your apps"). */
const firebaseProject = z.object({
  projectId: z.string().regex(/^[a-z][a-z\d-]{3,29}$/),
  apiKey: z.string().regex(/^[\w-]{20,64}$/),
  authDomain: z.string().regex(/^[a-z\d.-]{4,128}$/),
  appId: z.string().regex(/^[\w:]{8,64}$/),
  /** Firebase sends the codes of the login by SMS, instead of the operator's own message service. */
  sms: z.boolean().default(false),
})

const palette = z.record(z.string(), z.string()).default({})

/** Version of the member centre and of the deposit that a merchant uses (spec §3): '1' is the newer one. */
const mobileTemplate = z.object({ mem_cen: z.string(), dep_func: z.string() })

/**
 * Profile of a merchant. `theme` has CSS custom properties by role (`brand`, `surface-1` …) and mode; `menu` lists
 * hidden or moved entries.
 */
export const whitelabel = {
  value: z.object({
    merchantCode: z.string(),
    name: note,
    logo: note,
    icons: z.record(z.string(), z.string()).default({}),
    statePictures: z.partialRecord(z.enum(statePictures), z.string()).optional(),
    flags: side(z.string()),
    menu: z.object({ hidden: side(z.string()), order: z.record(z.string(), z.number()).default({}) }).prefault({}),
    currency,
    currencySymbol: note,
    /** Marks of amounts whatever the language; without them the language decides. */
    moneyMarks: z.object({ decimal: z.enum(['.', ',']), group: z.enum(['.', ',', ' ', "'", '']) }).optional(),
    timeZone: z.string().default('UTC'),
    defaultLanguage: z.string().default('EN'),
    languages: z.array(z.string()).default(['EN']),
    categories: z.array(z.enum(gameCategories)).default([...gameCategories]),
    theme: z.object({ dark: palette, light: palette }).prefault({}),
    minAge: z.number().int().default(18),
    gameCount: z.number().int().default(0),
    downloadBannerHiddenHosts: side(z.string()),
    /** Origins that may be framed as games and may post messages to the site. */
    gameOrigins: side(z.string()),
    /** The service behind social sign-in, where one is set up; the flags say which providers are offered. */
    social: z
      .discriminatedUnion('adapter', [
        z.object({ adapter: z.literal('issuer') }),
        firebaseProject.extend({ adapter: z.literal('firebase') }),
      ])
      .optional(),
    paymentMethods: side(z.string()),
    mobileTemplate: mobileTemplate.optional(),
    copyrightYear: z.number().int().default(0),
  }),
}

export const domainRoute = {
  query: z.object({ host: z.string().max(256).optional() }),
  value: z.object({
    merchantCode: z.string(),
    mainDomain: note,
    domainList: z.array(z.object({ domainName: z.string() })).optional(),
  }),
}

const serviceEntry = z.object({ csType: note, title: note, path: z.string() })

/** Status 0 normal, 1 maintenance (also when both are set), 2 region restricted (spec §4). */
export const systemStatus = {
  value: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
    info: z
      .object({
        /** `path` is sealed; the site opens it with `serviceKey` (base64url, AES-256-GCM). */
        customerService: side(serviceEntry),
        serviceKey: note,
        mainDomain: note,
        /** Origins that serve the site's pictures under the same paths. */
        imageCDNs: side(z.string()),
        resources: side(
          z.object({
            resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon']),
            url: z.string(),
          }),
        ),
        /** The answers of the calls of these names, for clients that ask for nothing else at first. */
        register: registerSettings.value.optional(),
        whitelabel: whitelabel.value.optional(),
        domainRoute: domainRoute.value.optional(),
        mobileTemplate: mobileTemplate.optional(),
        /** Path prefixes of pages, calls and lottery calls. */
        paths: z.object({ site: z.string(), gateway: z.string(), lottery: z.string() }).optional(),
      })
      .prefault({}),
    location: z.object({ ip: note, region: note }).prefault({}),
    /** `message` is the fallback for other languages than those in `messages`. */
    maintenance: z
      .object({
        until: z.number().nullable(),
        message: note,
        messages: z.partialRecord(z.enum(wireLanguages), z.string()).optional(),
      })
      .nullable(),
    regionRestriction: z.object({ contact: note }).nullable(),
  }),
}

/** Customer service (spec §7): `path` is sealed as in the status and opened with `serviceKey`. */
export const customerService = {
  query: z.object({ type: z.literal('3').default('3') }),
  value: z.object({ version: z.object({ pathList: z.array(serviceEntry) }), serviceKey: note }),
}

export const helpCenter = {
  query: z.object({ device: z.literal('MOBILE').default('MOBILE'), lang: z.string().max(4).optional() }),
  value: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
}
