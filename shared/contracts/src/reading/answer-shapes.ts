import { endpointNames, endpoints, type Endpoint } from '../endpoints'
import { schemas } from '../schemas'
import type { Shape } from './shape'
import { shapeOf } from './shape-of'

/** Shapes of the answers to calls of a browser, by endpoint. */
export const answerShapes = (
  has: (access: Endpoint['access']) => boolean = () => true,
): Readonly<Record<string, Shape>> => {
  const rows: Readonly<Record<string, Endpoint>> = endpoints
  const names = endpointNames().filter((name) => !rows[name]?.gatewayOnly && has(endpoints[name].access))
  return Object.fromEntries(names.map((name) => [name, shapeOf(schemas[name].value)]))
}
