import { remoteFailures } from '@mosaic/contracts'
import { z } from 'zod'
import { pseudonymOf, type Ballot } from './ballots'

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

type Seen = { readonly voter: string; failedLoad: boolean; error: boolean; lcp?: number; inp?: number }
type Views = Map<string, Seen>

/** So many views of a release are remembered; the oldest make room. */
const rememberedViews = 20_000

/** Who tells: the address as far as it is known, and whose site it was. */
export type Sender = { readonly address: string; readonly merchant: string }

/** So many voters are remembered; the oldest make room. */
const rememberedVoters = 50_000

/** A household or a server has a whole /64 of IPv6 addresses: they count as one. */
export const voterOf = (address: string): string => {
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

/**
 * Page views by release and merchant. A view counts once however often it reports, and one address gives only so many views of a
 * release, so that nobody can vote a release out alone.
 */
export const createTallies = (viewsPerAddress: number) => {
  const releases = new Map<string, Views>()
  const voters = new Map<string, number>()

  const viewOf = (released: string, merchant: string, view: string, address: string): Seen | null => {
    const name = `${released}/${merchant}`
    const views = releases.get(name) ?? new Map<string, Seen>()
    releases.set(name, views)
    const known = views.get(view)
    if (known) return known
    // Whose site it was is what the sender says, by the name he calls: more names give nobody more votes.
    const voter = `${released}/ ${voterOf(address)}`
    const given = voters.get(voter) ?? 0
    if (given >= viewsPerAddress) return null
    voters.set(voter, given + 1)
    const [first] = voters.keys()
    if (voters.size > rememberedVoters && first !== undefined) voters.delete(first)
    const seen: Seen = { voter: pseudonymOf(released, voterOf(address)), failedLoad: false, error: false }
    views.set(view, seen)
    const [oldest] = views.keys()
    if (views.size > rememberedViews && oldest !== undefined) views.delete(oldest)
    return seen
  }

  const forget = (remote: string, release: string): void => {
    const name = `${remote}/${release}/`
    for (const key of releases.keys()) if (key.startsWith(name)) releases.delete(key)
    for (const voter of voters.keys()) if (voter.startsWith(name)) voters.delete(voter)
  }

  const viewsOf = (remote: string, release: string, merchants: readonly string[] | undefined): Views[] => {
    const name = `${remote}/${release}/`
    const isAsked = (key: string) =>
      key.startsWith(name) && (merchants === undefined || merchants.includes(key.slice(name.length)))
    return [...releases].flatMap(([key, views]) => (isAsked(key) ? [views] : []))
  }

  return {
    /** Counts only releases that somebody shows; anything else would be memory for the taking. */
    add: (
      { view, lcp, inp, parts }: Beacon,
      { address, merchant }: Sender,
      isShown: (remote: string, release: string) => boolean,
    ): void => {
      for (const { remote, release, failure } of parts) {
        const seen = isShown(remote, release) ? viewOf(`${remote}/${release}`, merchant, view, address) : null
        if (!seen) continue
        if (failure === 'render-error') seen.error = true
        else if (failure !== null) seen.failedLoad = true
        if (lcp !== undefined) seen.lcp = lcp
        if (inp !== undefined) seen.inp = inp
      }
    },
    /** Views of everybody, or of some merchants’ visitors. */
    ballots: (remote: string, release: string, merchants?: readonly string[]): readonly Ballot[] =>
      viewsOf(remote, release, merchants).flatMap((views) => [...views].map(([view, seen]) => ({ view, ...seen }))),
    /** How many they are. */
    count: (remote: string, release: string, merchants?: readonly string[]): number =>
      viewsOf(remote, release, merchants).reduce((sum, { size }) => sum + size, 0),
    /** How much is remembered. */
    size: (): { readonly voters: number } => ({ voters: voters.size }),
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
