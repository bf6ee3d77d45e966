import { remoteFailures } from '@mosaic/contracts'
import { z } from 'zod'
import type { Tally } from './judge'

const time = z.number().min(0).max(120_000)

/** What a tab tells about one page view; it may tell more of the same view later. */
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

type Seen = { failedLoad: boolean; error: boolean; lcp?: number; inp?: number }
type Views = Map<string, Seen>

/** So many views of a release are remembered; the oldest make room. */
const rememberedViews = 20_000

const emptyTally: Tally = { views: 0, failedLoads: 0, errors: 0, lcp: [], inp: [] }

const tallyOf = (views: Views): Tally => {
  const all = [...views.values()]
  return {
    views: all.length,
    failedLoads: all.filter(({ failedLoad }) => failedLoad).length,
    errors: all.filter(({ error }) => error).length,
    lcp: all.flatMap(({ lcp }) => (lcp === undefined ? [] : [lcp])),
    inp: all.flatMap(({ inp }) => (inp === undefined ? [] : [inp])),
  }
}

/**
 * Page views by release. A view counts once however often it reports, and one address gives only so many views of a release,
 * so that nobody can vote a release out alone.
 */
export const createTallies = (viewsPerAddress: number) => {
  const releases = new Map<string, Views>()
  const addresses = new Map<string, number>()

  const viewOf = (name: string, view: string, address: string): Seen | null => {
    const views = releases.get(name) ?? new Map<string, Seen>()
    releases.set(name, views)
    const known = views.get(view)
    if (known) return known
    const voter = `${name} ${address}`
    const given = addresses.get(voter) ?? 0
    if (given >= viewsPerAddress) return null
    addresses.set(voter, given + 1)
    const seen: Seen = { failedLoad: false, error: false }
    views.set(view, seen)
    const [oldest] = views.keys()
    if (views.size > rememberedViews && oldest !== undefined) views.delete(oldest)
    return seen
  }

  const forget = (remote: string, release: string): void => {
    const name = `${remote}/${release}`
    releases.delete(name)
    for (const voter of addresses.keys()) if (voter.startsWith(`${name} `)) addresses.delete(voter)
  }

  return {
    /** Counts only releases that somebody shows; anything else would be memory for the taking. */
    add: ({ view, lcp, inp, parts }: Beacon, address: string, isShown: (remote: string, release: string) => boolean): void => {
      for (const { remote, release, failure } of parts) {
        const seen = isShown(remote, release) ? viewOf(`${remote}/${release}`, view, address) : null
        if (!seen) continue
        if (failure === 'render-error') seen.error = true
        else if (failure !== null) seen.failedLoad = true
        if (lcp !== undefined) seen.lcp = lcp
        if (inp !== undefined) seen.inp = inp
      }
    },
    of: (remote: string, release: string): Tally => {
      const views = releases.get(`${remote}/${release}`)
      return views ? tallyOf(views) : emptyTally
    },
    forget,
    /** Begins anew with what is shown now. */
    keepOnly: (isShown: (remote: string, release: string) => boolean): void => {
      for (const name of releases.keys()) {
        const [remote = '', release = ''] = name.split('/')
        if (!isShown(remote, release)) forget(remote, release)
      }
    },
  }
}
