import { randomBytes } from 'node:crypto'
import type { WireLanguage } from '@mosaic/contracts'
import type { FastifyRequest } from 'fastify'
import type { ChannelSource } from '../composition/channel-source'
import type { CompositionSource, Resolved } from '../composition/composition-source'
import { isVisitor } from '../composition/pointers'
import { chooseLanguage, requestedLanguage } from '../composition/resolve-composition'
import type { Theme } from '../document/theme-style'
import { UnknownMerchantError } from '../merchant/gateway-client'
import type { LeftOut } from '../merchant/left-out'
import type { MerchantSource, MerchantView } from '../merchant/merchant-source'
import { cookieOf, languageCookie } from './cookies'
import type { OverrideLinks } from './override-links'
import { hostOf, paramOf } from './request-parts'
import type { StaffAccess } from './staff'

/** The site as one request gets it. */
export type Visit = {
  readonly resolved: Resolved
  readonly language: WireLanguage
  readonly theme: Theme
  /** The language of the address, to be stored in the cookie. */
  readonly newLanguage: WireLanguage | undefined
  /** The rollout bucket of a visitor without one, to be stored in the cookie while a canary runs. */
  readonly newVisitor: string | undefined
}

export type VisitOptions = {
  readonly merchants: MerchantSource
  readonly compositions: CompositionSource
  readonly staff: StaffAccess
  readonly overridesOf: OverrideLinks['currentOverrides']
  readonly fallback: ChannelSource['fallback']
  readonly leftOut: LeftOut['of']
  readonly onError: (error: unknown) => void
}

/** Why there is no site to show: no merchant has this host, or gateway or releases cannot be read. */
export type NoSite = 'unknown host' | 'unavailable'

export type VisitSource = (request: FastifyRequest) => Promise<Visit | NoSite>

export const isVisit = (visit: Visit | NoSite): visit is Visit => typeof visit === 'object'

const themeCookie = 'mosaic.theme'
export const visitorCookie = 'mosaic.bucket'

/** Resolves merchant, language, visitor and composition of a request. */
export const createVisitSource = ({
  merchants,
  compositions,
  staff,
  overridesOf,
  fallback,
  leftOut,
  onError,
}: VisitOptions): VisitSource => {
  const merchantOf = async (request: FastifyRequest): Promise<MerchantView | NoSite> => {
    try {
      return await merchants.view(hostOf(request), request.ip)
    } catch (error) {
      if (error instanceof UnknownMerchantError) return 'unknown host'
      onError(error)
      return 'unavailable'
    }
  }
  const languageOf = (request: FastifyRequest, { merchant }: MerchantView) => {
    const param = paramOf(request, 'lang')
    const requested = typeof param === 'string' ? param : undefined
    const language = chooseLanguage(merchant, requested, cookieOf(request.headers.cookie, languageCookie))
    return { language, newLanguage: requestedLanguage(merchant, requested) ? language : undefined }
  }
  const visitorOf = (request: FastifyRequest) => {
    const known = cookieOf(request.headers.cookie, visitorCookie)
    return isVisitor(known)
      ? { visitor: known, isNew: false }
      : { visitor: randomBytes(4).toString('hex'), isNew: true }
  }
  const themeOf = (request: FastifyRequest): Theme =>
    cookieOf(request.headers.cookie, themeCookie) === 'light' ? 'light' : 'dark'
  /** Only staff learn that the store cannot be read, and what of the gateway's answers was not understood. */
  const staffFields = (request: FastifyRequest, merchant: string) => {
    if (!staff.isStaff(request.headers.cookie)) return {}
    const store = fallback()
    const unknown = leftOut(merchant)
    return { staff: true, ...(store ? { store } : {}), ...(unknown.length > 0 ? { leftOut: unknown } : {}) }
  }

  return async (request) => {
    const view = await merchantOf(request)
    if (typeof view === 'string') return view
    const { language, newLanguage } = languageOf(request, view)
    const { visitor, isNew } = visitorOf(request)
    const overrides = overridesOf(request)
    const resolved = await compositions.resolve(view, language, visitor, overrides)
    if (!resolved) return 'unavailable'
    const composition = {
      ...resolved.composition,
      ...staffFields(request, view.merchant.merchantCode),
      ...(Object.keys(overrides).length > 0 ? { overrides } : {}),
    }
    return {
      resolved: { ...resolved, composition },
      language: chooseLanguage(composition.merchant, composition.language, undefined),
      theme: themeOf(request),
      newLanguage,
      newVisitor: resolved.hasRollout && isNew ? visitor : undefined,
    }
  }
}
