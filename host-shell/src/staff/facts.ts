import { getInstance } from '@module-federation/enhanced/runtime'
import type { Composition } from '@mosaic/remote-kit'

export type LoadTime = {
  /** Files of this release that the page has asked for. */
  readonly files: number
  /** From the first request to the last answer, ms; null when nothing was asked for. */
  readonly milliseconds: number | null
  /** Bytes over the network, headers included; 0 when everything came from a cache. */
  readonly bytes: number
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'transferSize'>

/** Browser timings of the files below one release folder. */
export const loadTimeOf = (timings: readonly Timing[], base: string, origin: string): LoadTime => {
  const own = timings.filter(({ name }) => name.startsWith(new URL(base, origin).href))
  if (own.length === 0) return { files: 0, milliseconds: null, bytes: 0 }
  const start = Math.min(...own.map(({ startTime }) => startTime))
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd))
  return {
    files: own.length,
    milliseconds: Math.round(end - start),
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

export const resourceTimings = (): readonly Timing[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[]

export type SharedChoice = { readonly name: string; readonly version: string; readonly from: string }

type Provisions = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly from?: string; readonly loaded?: unknown; readonly lib?: unknown }>>
  >
>

/** Pure: which version of each shared module runs, and who brought it. */
export const chosenVersions = (offers: Provisions): SharedChoice[] =>
  Object.entries(offers)
    .flatMap(([name, versions]) => {
      const all = Object.entries(versions)
      const [version, offer] = all.find(([, { loaded, lib }]) => Boolean(loaded ?? lib)) ?? all[0] ?? []
      return version && offer ? [{ name, version, from: offer.from ?? '–' }] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))

export const sharedChoices = (): SharedChoice[] =>
  chosenVersions((getInstance()?.shareScopeMap?.default ?? {}) as Provisions)

export type Visitor = {
  readonly role: string
  readonly language: string
  readonly theme: string
  readonly path: string
  readonly visitor: string | null
  readonly browser: string
}

/** Text to reproduce this set: the releases, and the commands that pin them on another channel. */
export const reproduction = (
  { channel, seq, host, remotes, merchant }: Composition,
  visitor: Visitor,
  at: Date,
): string => {
  const releases = {
    host: host.release,
    ...Object.fromEntries(Object.entries(remotes).map(([name, { release }]) => [name, release])),
  }
  return JSON.stringify(
    {
      schema: 1,
      at: at.toISOString(),
      channel,
      seq,
      merchant: merchant.merchantCode,
      ...visitor,
      releases,
      commands: Object.entries(releases).map(
        ([name, release]) =>
          `npm run release -- pin ${name} --merchant ${merchant.merchantCode} --release ${release} --channel reproduction`,
      ),
    },
    null,
    2,
  )
}

export const visitorOf = (cookie: string | null): string | null => /^[0-9a-f]{8}/.exec(cookie ?? '')?.[0] ?? null
