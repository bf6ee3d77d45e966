import { accountEndpoints } from './account'
import { agentsEndpoints } from './agents'
import { contentEndpoints } from './content'
import type { Endpoint } from './endpoint'
import { identityEndpoints } from './identity'
import { loyaltyEndpoints } from './loyalty'
import { moneyEndpoints } from './money'
import { platformEndpoints } from './platform'
import { playEndpoints } from './play'
import { protectionEndpoints } from './protection'

export type { BrowserEndpoint, CallLimit, Endpoint, Method } from './endpoint'
export { carriesKey, flagsOf } from './endpoint'

/** The endpoint registry: every call of the wire contract is one row, in the file of its domain. */
export const endpoints = {
  ...identityEndpoints,
  ...accountEndpoints,
  ...platformEndpoints,
  ...contentEndpoints,
  ...protectionEndpoints,
  ...playEndpoints,
  ...moneyEndpoints,
  ...loyaltyEndpoints,
  ...agentsEndpoints,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
/** Endpoints for browser code. */
export type BrowserEndpointName = {
  [N in EndpointName]: (typeof endpoints)[N] extends { gatewayOnly: true } ? never : N
}[EndpointName]

/** A function, so that what no browser reads is not in its scripts. */
export const endpointNames = () => Object.keys(endpoints) as readonly EndpointName[]

/** Every method and path under which an endpoint is answered, its own first. */
export const addressesOf = (
  name: EndpointName,
): readonly { readonly method: Endpoint['method']; readonly path: string }[] => {
  const { method, path, aliases = [] }: Endpoint = endpoints[name]
  return [
    { method, path },
    ...aliases.map((alias) => {
      const [first = '', second] = alias.split(' ')
      return second === undefined ? { method, path: first } : { method: first as Endpoint['method'], path: second }
    }),
  ]
}
