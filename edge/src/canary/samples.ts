import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Rollout } from '../store/channel-document'
import type { SampleCounts } from './evaluate'

/** Everything that one page view reported about one release. */
export type Sample = {
  readonly view: string
  /** 16 bits: see `addressHash`. */
  readonly address: string
  readonly failedLoad: boolean
  readonly error: boolean
  /** Milliseconds, as `inp`. */
  readonly lcp?: number
  readonly inp?: number
}

/** The samples of both releases that one edge has received. */
export type EdgeSamples = { readonly canary: readonly Sample[]; readonly stable: readonly Sample[] }

/** Samples of a release that an edge shares, the newest; it evaluates all of its own. */
const sharedSamples = 500

/** A 16-bit hash is enough to rate-limit and too short to identify an address. */
export const addressHash = (release: string, client: string): string =>
  createHash('sha256').update(`${release} ${client}`).digest('hex').slice(0, 4)

/** Identifies one run of a canary: a second run of the same release has another `since` and starts from zero. */
export const canaryId = (channel: string, { owner, release, since, merchants }: Rollout, stable: string): string =>
  `${owner}-${createHash('sha256')
    .update(JSON.stringify([channel, owner, release, stable, since, merchants ?? null]))
    .digest('hex')
    .slice(0, 16)}`

const time = z.number().min(0).max(120_000).nullable()
const rows = z.array(z.tuple([z.string(), z.string(), z.number().int().min(0).max(3), time, time])).max(sharedSamples)
const file = z.object({ schema: z.literal(1), canary: rows, stable: rows })

type Row = z.infer<typeof rows>[number]

const rowOf = ({ view, address, failedLoad, error, lcp, inp }: Sample): Row => [
  view,
  address,
  (failedLoad ? 1 : 0) + (error ? 2 : 0),
  lcp ?? null,
  inp ?? null,
]
const sampleOf = ([view, address, flags, lcp, inp]: Row): Sample => ({
  view,
  address,
  failedLoad: (flags & 1) > 0,
  error: (flags & 2) > 0,
  ...(lcp === null ? {} : { lcp }),
  ...(inp === null ? {} : { inp }),
})

export const serializeSamples = ({ canary, stable }: EdgeSamples): string =>
  JSON.stringify({
    schema: 1,
    canary: canary.slice(-sharedSamples).map(rowOf),
    stable: stable.slice(-sharedSamples).map(rowOf),
  } satisfies z.infer<typeof file>)

/** Null for a damaged file and for one of another version: it is ignored. */
export const parseSamples = (text: string): EdgeSamples | null => {
  try {
    const { canary, stable } = file.parse(JSON.parse(text))
    return { canary: canary.map(sampleOf), stable: stable.map(sampleOf) }
  } catch {
    return null
  }
}

/** Deduplicates views across edges and applies the per-address limit to the sum. */
export const countSamples = (samples: readonly Sample[], viewsPerAddress: number): SampleCounts => {
  const views = new Map<string, Sample>()
  const viewsOf = new Map<string, number>()
  for (const sample of samples) {
    const known = views.get(sample.view)
    if (known) {
      views.set(sample.view, {
        ...known,
        ...sample,
        failedLoad: known.failedLoad || sample.failedLoad,
        error: known.error || sample.error,
      })
      continue
    }
    const before = viewsOf.get(sample.address) ?? 0
    if (before >= viewsPerAddress) continue
    viewsOf.set(sample.address, before + 1)
    views.set(sample.view, sample)
  }
  const all = [...views.values()]
  return {
    views: all.length,
    failedLoads: all.filter(({ failedLoad }) => failedLoad).length,
    errors: all.filter(({ error }) => error).length,
    lcp: all.flatMap(({ lcp }) => (lcp === undefined ? [] : [lcp])),
    inp: all.flatMap(({ inp }) => (inp === undefined ? [] : [inp])),
  }
}
