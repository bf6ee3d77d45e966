import { isWireLanguage, type WireLanguage } from '@mosaic/contracts'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant'

/** The facts of a call that a handler may use. Never the raw request: no header reaches a service unchecked. */
export type RequestFacts = {
  readonly traceId: string
  readonly ip: string
  readonly host: string
  readonly userAgent: string
  /** `OTHERS` in the stand-alone app. */
  readonly device: 'web' | 'OTHERS'
  readonly token: string | null
  /** ISO 3166 country of the caller; '' when no proxy in front of the gateway sets it. */
  readonly region: string
}

export const singleHeader = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const tokenForm = /^[\w-]{43}$/

/** Form of an IPv4 address on a dual-stack socket. */
const ofBothFamilies = /^::ffff:(?=\d+\.)/i

const regionForm = /^[A-Z]{2}$/

export const requestFacts = (request: FastifyRequest, regionHeader: string | null): RequestFacts => {
  const token = singleHeader(request, 'authorization')
  const region = regionHeader === null ? '' : (singleHeader(request, regionHeader) ?? '').toUpperCase()
  return {
    traceId: request.id,
    // Computed on access, because most reads do not need them.
    get ip() {
      // A connection that is gone has no address, whatever the library's type says.
      const { ip = '' }: { readonly ip?: string } = request
      return ip.replace(ofBothFamilies, '')
    },
    get host() {
      return request.hostname
    },
    get userAgent() {
      return (singleHeader(request, 'user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 256)
    },
    device: singleHeader(request, 'device') === 'OTHERS' ? 'OTHERS' : 'web',
    token: token !== null && tokenForm.test(token) ? token : null,
    region: regionForm.test(region) ? region : '',
  }
}

export const languageOf = (request: FastifyRequest, merchant: Merchant | null): WireLanguage => {
  const asked = (singleHeader(request, 'language') ?? '').toUpperCase()
  return isWireLanguage(asked) ? asked : asked === '' ? (merchant?.defaultLanguage ?? 'EN') : 'EN'
}
