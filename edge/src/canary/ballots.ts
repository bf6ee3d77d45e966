import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Rollout } from '../store/release-store'
import type { Tally } from './judge'

/** What one page view said of one release; `voter` is a pseudonym that thousands of addresses share. */
export type Ballot = {
  readonly view: string
  readonly voter: string
  readonly failedLoad: boolean
  readonly error: boolean
  readonly lcp?: number
  readonly inp?: number
}

/** What one edge tells the others about a canary. */
export type Told = {
  /** The last look that it has taken at the figures, -1 before the first. */
  readonly look: number
  readonly canary: readonly Ballot[]
  readonly stable: readonly Ballot[]
}

/** So many of each side an edge tells the others, the newest; it counts all of its own. */
const toldBallots = 500

/** Two bytes keep neighbours apart well enough to count them, and lead back to nobody. */
export const pseudonymOf = (release: string, voter: string): string =>
  createHash('sha256').update(`${release} ${voter}`).digest('hex').slice(0, 4)

/** The name under which edges tell each other of a canary: another one that begins later counts anew. */
export const canaryName = (channel: string, { owner, release, since, merchants }: Rollout, stable: string): string =>
  `${owner}-${createHash('sha256')
    .update(JSON.stringify([channel, owner, release, stable, since, merchants ?? null]))
    .digest('hex')
    .slice(0, 16)}`

const time = z.number().min(0).max(120_000).nullable()
const side = z.array(z.tuple([z.string(), z.string(), z.number().int().min(0).max(3), time, time])).max(toldBallots)
const text = z.object({ schema: z.literal(1), look: z.number().int().min(-1), canary: side, stable: side })

type Row = z.infer<typeof side>[number]

const rowOf = ({ view, voter, failedLoad, error, lcp, inp }: Ballot): Row => [
  view,
  voter,
  (failedLoad ? 1 : 0) + (error ? 2 : 0),
  lcp ?? null,
  inp ?? null,
]
const ballotOf = ([view, voter, flags, lcp, inp]: Row): Ballot => ({
  view,
  voter,
  failedLoad: (flags & 1) > 0,
  error: (flags & 2) > 0,
  ...(lcp === null ? {} : { lcp }),
  ...(inp === null ? {} : { inp }),
})

export const writeTold = ({ look, canary, stable }: Told): string =>
  JSON.stringify({
    schema: 1,
    look,
    canary: canary.slice(-toldBallots).map(rowOf),
    stable: stable.slice(-toldBallots).map(rowOf),
  } satisfies z.infer<typeof text>)

/** Null: an edge of another version, or a damaged file; what it says counts for nothing. */
export const parseTold = (written: string): Told | null => {
  try {
    const { look, canary, stable } = text.parse(JSON.parse(written))
    return { look, canary: canary.map(ballotOf), stable: stable.map(ballotOf) }
  } catch {
    return null
  }
}

/** A view that reported to several edges is one view, and an address has one voice at all of them together. */
export const tallyOf = (ballots: readonly Ballot[], viewsPerVoter: number): Tally => {
  const views = new Map<string, Ballot>()
  const given = new Map<string, number>()
  for (const ballot of ballots) {
    const known = views.get(ballot.view)
    if (known) {
      views.set(ballot.view, {
        ...known,
        ...ballot,
        failedLoad: known.failedLoad || ballot.failedLoad,
        error: known.error || ballot.error,
      })
      continue
    }
    const before = given.get(ballot.voter) ?? 0
    if (before >= viewsPerVoter) continue
    given.set(ballot.voter, before + 1)
    views.set(ballot.view, ballot)
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
