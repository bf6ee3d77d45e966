import { endpoints, type SystemStatus, type Whitelabel, type WireLanguage } from '@mosaic/contracts'
import { request } from 'undici'
import { readDomainRoute, readSystemStatus, readWhitelabel, type ReadAnswer } from './read-answer'

/** The gateway did not answer, or its answer breaks the contract. */
export class GatewayError extends Error {
  override name = 'GatewayError'
}

/** The gateway knows no merchant for a host. */
export class UnknownMerchantError extends Error {
  override name = 'UnknownMerchantError'
}

export type GatewayClient = {
  readonly merchantOf: (host: string) => Promise<string>
  readonly profile: (merchant: string) => Promise<Whitelabel>
  /** The profile is in `info.whitelabel` if the gateway sends it along. */
  readonly status: (merchant: string, visitorAddress: string) => Promise<SystemStatus>
  /** Value of a public GET; the caller checks its shape. */
  readonly publicValue: (
    merchant: string,
    language: WireLanguage,
    call: { readonly url: string; readonly module: string },
  ) => Promise<unknown>
}

const timeoutMs = 2000

type ReadCall = 'domainRoute' | 'whitelabel' | 'systemStatus'

/** `onLeftOut` gets the paths of what an answer had and the edge did not understand. */
export const openGateway = (
  gatewayUrl: string,
  onLeftOut: (merchant: string, call: ReadCall, paths: readonly string[]) => void = () => undefined,
): GatewayClient => {
  const ask = async <V>(
    name: ReadCall,
    read: (answer: unknown) => ReadAnswer<V>,
    merchant: string,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<V> => {
    const { path, method, module } = endpoints[name]
    const language: WireLanguage = 'EN'
    const answer = await request(`${gatewayUrl}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        Merchant: merchant,
        Language: language,
        Device: 'web',
        ModuleId: module,
        'X-Timestamp': String(Date.now()),
        ...headers,
      },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    }).catch((error: unknown) => {
      throw new GatewayError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    })
    const body: unknown = await answer.body.json().catch(() => null)
    if (
      answer.statusCode === 404 ||
      (typeof body === 'object' && body !== null && 'errorCode' in body && body.errorCode === 'merchant.unknown')
    ) {
      throw new UnknownMerchantError(`${name}: no merchant for ${JSON.stringify(query)} ${merchant}`)
    }
    const { value, leftOut } = read(typeof body === 'object' && body !== null && 'value' in body ? body.value : null)
    if (answer.statusCode !== 200 || value === undefined)
      throw new GatewayError(`${name}: status ${answer.statusCode}, not understood: ${leftOut.join(', ')}`)
    onLeftOut(merchant, name, leftOut)
    return value
  }
  return {
    merchantOf: async (host) => (await ask('domainRoute', readDomainRoute, '', { host })).merchantCode,
    profile: (merchant) => ask('whitelabel', readWhitelabel, merchant, {}),
    publicValue: async (merchant, language, { url, module }) => {
      const answer = await request(gatewayUrl + url, {
        headers: {
          Merchant: merchant,
          Language: language,
          Device: 'web',
          ModuleId: module,
          'X-Timestamp': String(Date.now()),
        },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      })
      const body: unknown = await answer.body.json()
      if (answer.statusCode !== 200 || typeof body !== 'object' || body === null || !('value' in body))
        throw new GatewayError(`${url}: status ${answer.statusCode}`)
      return body.value
    },
    status: async (merchant, visitorAddress) => {
      const status = await ask('systemStatus', readSystemStatus, merchant, {}, { 'X-Forwarded-For': visitorAddress })
      // Documents do not need these: their host is known, and forms fetch the current rules.
      const { register: _register, domainRoute: _domainRoute, paths: _paths, ...info } = status.info
      return { ...status, info }
    },
  }
}
