import { type addressesOf, endpointNames, type EndpointName } from '@mosaic/contracts'
import { smallestRequest } from '@mosaic/contracts/testing'
import { send, type startRunningSite } from './running-site'

export type Address = ReturnType<typeof addressesOf>[number]
type Running = Awaited<ReturnType<typeof startRunningSite>>

const unknown = { unknownField: 'valueNobodyKnows' }
/** Adds an unknown field to the body and to every object in it. */
const widened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(widened)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, widened(part)])), ...unknown }
}

/** The smallest request of each endpoint that the contract allows; `extra`: with an unknown field in every object. */
export const smallestCalls = ({ gateway, site, addressOfVisitor }: Running) => {
  const asked = async (name: EndpointName, { extra = false, address }: { extra?: boolean; address?: Address } = {}) => {
    const request = await smallestRequest(name, site)
    const { status, body } = await send(
      gateway,
      name,
      extra
        ? { ...request, query: widened(request.query ?? {}) as never, body: widened(request.body) as never }
        : request,
      { ip: addressOfVisitor(), ...(address && { address }) },
    )
    return { status, body }
  }

  const refusals = async (options: { extra?: boolean } = {}): Promise<readonly string[]> => {
    const found: string[] = []
    for (const name of endpointNames())
      try {
        const { status, body } = await asked(name, options)
        if (!body.success) found.push(`${name}: ${status} ${body.errorCode} ${JSON.stringify(body.fields ?? {})}`)
      } catch (error) {
        found.push(`${name}: ${String(error)}`)
      }
    return found
  }
  return { asked, refusals }
}
