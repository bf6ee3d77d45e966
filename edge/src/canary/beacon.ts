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
