import { remoteFailures } from '@mosaic/contracts'
import { z } from 'zod'

const time = z.number().min(0).max(120_000)

/** The report of a tab about one page view; a tab may report the same view again. */
export const beaconSchema = z.object({
  view: z.string().regex(/^[0-9a-z]{8,24}$/),
  lcp: time.optional(),
  inp: time.optional(),
  parts: z
    .array(
      z.object({
        remote: z.string().regex(/^[a-z][a-z0-9]{0,40}$/),
        release: z.string().regex(/^[\w.+-]{1,60}$/),
        module: z.string().regex(/^\.\/\w{1,60}$/),
        failure: z.enum(remoteFailures).nullable(),
        ms: time.optional(),
      }),
    )
    .max(40),
})
export type Beacon = z.infer<typeof beaconSchema>

/** Network address of the client, and the merchant whose site it visited. */
export type Sender = { readonly address: string; readonly merchant: string }

/** The key of the per-address limit. A household or a server has a whole /64 of IPv6 addresses: they count as one. */
export const clientOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(last ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
