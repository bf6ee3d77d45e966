import { addressesOf, endpointNames, endpoints } from './index'
import type { Endpoint } from './endpoint'

/** Most bytes of a body: the edge turns away what the gateway would not read. */
export const usualBodyLimit = 64 * 1024
const encryptedBodyLimit = 16 * 1024
const uploadBodyLimit = 7_300_000

export const bodyLimitOf = ({ encrypted, upload }: Endpoint): number =>
  upload ? uploadBodyLimit : encrypted ? encryptedBodyLimit : usualBodyLimit

/** Of a path, whatever the method. */
export const bodyLimitAt = (path: string): number => {
  const names = endpointNames().filter((name) => addressesOf(name).some((address) => address.path === path))
  return names.length === 0 ? usualBodyLimit : Math.max(...names.map((name) => bodyLimitOf(endpoints[name])))
}
