import {
  reasonBetween,
  isRemote,
  nameAndVersion,
  type NeighbourReleases,
  type GatedHost,
  type GatedRelease,
  type GatedRemote,
  type Reason,
} from './gate-parties'

const baseName = (event: string): string => event.replace(/@\d+$/, '')

/** `shell@2>1` turns every payload of shell@2 into one of shell@1. Chains count: 3>2 and 2>1 reach 1. */
const reaches = (from: string, to: string, converters: readonly string[]): boolean => {
  if (from === to) return true
  const name = baseName(from)
  const steps = converters.flatMap((converter) => {
    const match = /^(.+)@(\d+)>(\d+)$/.exec(converter)
    return match?.[1] === name ? [[`${name}@${match[2]}`, `${name}@${match[3]}`] as const] : []
  })
  const seen = new Set([from])
  for (const event of seen) for (const [start, end] of steps) if (start === event) seen.add(end)
  return seen.has(to)
}

const emitsOf = (release: GatedRelease): readonly string[] =>
  (isRemote(release) ? release.needs?.emits : release.provides?.emits) ?? []
const subscriptionsOf = (release: GatedRelease): readonly string[] =>
  (isRemote(release) ? release.needs?.hears : release.provides?.hears) ?? []
const convertersOf = (host: GatedHost | undefined): readonly string[] => host?.provides?.converters ?? []

/** One emits what the other listens for, in another version. */
export const versionReasons = (emitter: GatedRemote, listener: GatedRemote, hosts: readonly GatedHost[]): Reason[] =>
  subscriptionsOf(listener).flatMap((wanted) => {
    const sent = emitsOf(emitter).filter((event) => baseName(event) === baseName(wanted))
    if (sent.length === 0) return []
    const isReceived = (converters: readonly string[]) => sent.some((event) => reaches(event, wanted, converters))
    if (isReceived([]) || (hosts.length > 0 && hosts.every((host) => isReceived(convertersOf(host))))) return []
    return [
      reasonBetween(emitter, listener)(
        'event',
        'refuse',
        `${nameAndVersion(emitter)} emits ${sent.join(', ')} and ${nameAndVersion(listener)} listens for ${wanted}, and no down-converter leads from one to the other: declare it in contracts' events, or publish ${listener.name} for the version that is emitted.`,
      ),
    ]
  })

const isSent = (wanted: string, emitters: readonly GatedRelease[], converters: readonly string[]): boolean =>
  emitters.some((emitter) => emitsOf(emitter).some((event) => reaches(event, wanted, converters)))

/** Warns about a subscription whose event no neighbour emits. */
export const silentReasons = (release: GatedRelease, { hosts, remotes }: NeighbourReleases): Reason[] => {
  const [host] = hosts
  if (!isRemote(release) || !host?.provides) return []
  const emitters = [host, release, ...remotes]
  return subscriptionsOf(release)
    .filter((wanted) => !isSent(wanted, emitters, convertersOf(host)))
    .map((wanted) =>
      reasonBetween(release, host)(
        'event',
        'warn',
        `${nameAndVersion(release)} listens for ${wanted}, which neither ${nameAndVersion(host)} nor any remote beside it emits: publish its emitter, or stop listening.`,
      ),
    )
}

/** Refuses a release that no longer emits an event that a neighbour subscribes to and no other release emits. */
export const stoppedReasons = (
  release: GatedRelease,
  { hosts, remotes, replaced = [] }: NeighbourReleases,
): Reason[] => {
  const host = isRemote(release) ? hosts[0] : release
  const others = isRemote(release) ? [...hosts, ...remotes.filter(({ name }) => name !== release.name)] : remotes
  const converters = convertersOf(host)
  return others.flatMap((listener) =>
    subscriptionsOf(listener)
      .filter((wanted) => isSent(wanted, replaced, converters) && !isSent(wanted, [release, ...others], converters))
      .map((wanted) =>
        reasonBetween(release, listener)(
          'event',
          'refuse',
          `${nameAndVersion(release)} no longer emits ${wanted}, which ${nameAndVersion(listener)} listens for and nobody else emits: go on emitting it, or publish ${isRemote(listener) ? listener.name : 'a host'} that does without it first.`,
        ),
      ),
  )
}
