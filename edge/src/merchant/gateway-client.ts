import {
  endpoints,
  schemas,
  type EndpointName,
  type SystemStatus,
  type ValueOf,
  type Whitelabel,
  type WireLanguage,
} from '@mosaic/contracts'
import { request } from 'undici'

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

export const openGateway = (gatewayUrl: string): GatewayClient => {
  const ask = async <N extends 'domainRoute' | 'whitelabel' | 'systemStatus'>(
    name: N,
    merchant: string,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ValueOf<N>> => {
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
    const parsed = schemas[name satisfies EndpointName].value.safeParse(
      typeof body === 'object' && body !== null && 'value' in body ? body.value : null,
    )
    if (answer.statusCode !== 200 || !parsed.success)
      throw new GatewayError(
        `${name}: status ${answer.statusCode}, ${parsed.success ? '' : parsed.error.issues[0]?.message}`,
      )
    // The schema of this name has accepted the value; TypeScript cannot follow the index.
    return parsed.data as ValueOf<N>
  }
  return {
    merchantOf: async (host) => (await ask('domainRoute', '', { host })).merchantCode,
    profile: (merchant) => ask('whitelabel', merchant, {}),
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
      const status = await ask('systemStatus', merchant, {}, { 'X-Forwarded-For': visitorAddress })
      // Documents do not need these: their host is known, and forms fetch the current rules.
      const { register: _register, domainRoute: _domainRoute, paths: _paths, ...info } = status.info
      return { ...status, info }
    },
  }
}
