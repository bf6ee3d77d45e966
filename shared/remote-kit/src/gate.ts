import { silentReasons, stoppedReasons, versionReasons } from './gate-events'
import { hostReasons } from './gate-host'
import {
  reasonBetween,
  isRemote,
  nameAndVersion,
  type NeighbourReleases,
  type GatedHost,
  type GatedRelease,
  type GatedRemote,
  type Reason,
  type Verdict,
} from './gate-parties'
import { sharedAddress } from './routes-collide'

export type Classified = { readonly verdict: Verdict; readonly reasons: readonly Reason[] }

/** Brotli bytes of a module's scripts. */
export const sizeBudget = { warn: 30_000, refuse: 80_000 } as const

const addressesOf = ({ routes }: GatedRemote): string[] =>
  routes.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])])

const routeReasons = (one: GatedRemote, other: GatedRemote): Reason[] =>
  addressesOf(one).flatMap((path) =>
    addressesOf(other).flatMap((taken) => {
      const address = sharedAddress(path, taken)
      if (address === null) return []
      const claim =
        path === taken
          ? `${nameAndVersion(one)} and ${nameAndVersion(other)} both claim ${path}`
          : `${path} of ${nameAndVersion(one)} and ${taken} of ${nameAndVersion(other)} both match ${address}`
      return [reasonBetween(one, other)('route', 'refuse', `${claim}; rename it in one of the two remote.config.ts`)]
    }),
  )

const between = (one: GatedRelease, other: GatedRelease, hosts: readonly GatedHost[]): Reason[] => {
  if (isRemote(one) && isRemote(other)) {
    return one.name === other.name
      ? []
      : [...routeReasons(one, other), ...versionReasons(one, other, hosts), ...versionReasons(other, one, hosts)]
  }
  if (isRemote(one) && !isRemote(other)) return hostReasons(one, other)
  return !isRemote(one) && isRemote(other) ? hostReasons(other, one) : []
}

const languages = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const

/** Faults of a release by itself; the second party is the release again. */
const alone = (release: GatedRelease): Reason[] => {
  if (!isRemote(release)) return []
  const say = reasonBetween(release, release)
  const one = nameAndVersion(release)
  const keys = [...release.routes.map(({ title }) => title), ...(release.menu ?? []).map(({ key }) => key)]
  const texts = languages.flatMap((language) => {
    if (!release.texts[language])
      return [
        say(
          'texts',
          'refuse',
          `${one} has no texts in ${language}: add src/texts/${language}.json to ${release.name}.`,
        ),
      ]
    const missing = [...new Set(keys)].filter((key) => release.labels[language]?.[key] === undefined)
    return missing.length === 0
      ? []
      : [
          say(
            'texts',
            'refuse',
            `${one} has no text for ${missing.join(', ')} in ${language}: add it to src/texts/${language}.json of ${release.name}.`,
          ),
        ]
  })
  const sizes = Object.entries(release.weights ?? {}).flatMap(([module, bytes]) => {
    const limit = bytes > sizeBudget.refuse ? sizeBudget.refuse : bytes > sizeBudget.warn ? sizeBudget.warn : null
    if (limit === null) return []
    const verdict = limit === sizeBudget.refuse ? 'refuse' : 'warn'
    return [
      say(
        'size',
        verdict,
        `${one} brings ${Math.round(bytes / 1000)} kB of script for ${module}, more than ${limit / 1000} kB: load parts of it lazily in ${release.name}.`,
      ),
    ]
  })
  const silent = release.needs
    ? []
    : [
        say(
          'needs',
          'refuse',
          `${one} does not say what it needs of a host, so nothing can be compared: build it again with npm run build.`,
        ),
      ]
  return [...silent, ...texts, ...sizes]
}

const worst = (reasons: readonly Reason[]): Verdict =>
  reasons.some(({ verdict }) => verdict === 'refuse') ? 'refuse' : reasons.length > 0 ? 'warn' : 'ok'

/** Compatibility of a release with all its neighbours. Build, publish and verify use the same function. */
export const classify = (release: GatedRelease, neighbours: NeighbourReleases): Classified => {
  const hosts = isRemote(release) ? neighbours.hosts : [release]
  const others: readonly GatedRelease[] = [...neighbours.hosts, ...neighbours.remotes]
  const reasons = [
    ...alone(release),
    ...others.flatMap((other) => between(release, other, hosts)),
    ...silentReasons(release, neighbours),
    ...stoppedReasons(release, neighbours),
  ]
  // A new host also changes which payloads remotes can hand each other.
  if (!isRemote(release)) {
    for (const one of neighbours.remotes)
      for (const other of neighbours.remotes)
        if (one.name !== other.name) reasons.push(...versionReasons(one, other, [release]))
  }
  const unique = [...new Map(reasons.map((reason) => [reason.sentence, reason])).values()]
  return { verdict: worst(unique), reasons: unique }
}
