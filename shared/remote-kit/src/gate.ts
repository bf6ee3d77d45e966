import type { HostManifest, RemoteManifest } from './manifest'
import { unmetNeeds, type Needs, type Offers, type Unmet } from './host-fit'

/** Everything two releases can disagree about; a closed union, so that every reader handles every kind. */
export type ReasonKind = Unmet['kind'] | 'route' | 'texts' | 'size'
export type Verdict = 'ok' | 'warn' | 'refuse'

export type Party = { readonly name: string; readonly release: string }

export type Reason = {
  readonly kind: ReasonKind
  readonly verdict: Exclude<Verdict, 'ok'>
  readonly parties: readonly [Party, Party]
  /** Names both parties, their versions and the mend. */
  readonly sentence: string
}

export type Classified = { readonly verdict: Verdict; readonly reasons: readonly Reason[] }

type GatedRemote = Pick<
  RemoteManifest,
  'name' | 'release' | 'requires' | 'emits' | 'shared' | 'tokens' | 'weights' | 'texts' | 'labels'
> & {
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[]; readonly title: string }[]
  readonly extensions?: readonly { readonly slot: string }[]
  readonly menu?: readonly { readonly key: string }[]
}
type GatedHost = Pick<HostManifest, 'release' | 'shared' | 'provides'>
export type GatedRelease = GatedRemote | GatedHost

/** The releases that one release can meet: several of one owner when a canary or a merchant has its own. */
export type Company = { readonly hosts: readonly GatedHost[]; readonly remotes: readonly GatedRemote[] }

/** Brotli bytes of a module's scripts. */
export const sizeBudget = { warn: 30_000, refuse: 80_000 } as const

const isRemote = (release: GatedRelease): release is GatedRemote => 'routes' in release
const partyOf = (release: GatedRelease): Party => ({
  name: isRemote(release) ? release.name : 'host',
  release: release.release,
})
const named = ({ name, release }: Party): string => `${name} ${release}`

type Say = (kind: ReasonKind, verdict: Reason['verdict'], sentence: string) => Reason

const about =
  (one: GatedRelease, other: GatedRelease): Say =>
  (kind, verdict, sentence) => ({ kind, verdict, sentence, parties: [partyOf(one), partyOf(other)] })

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

/** What the releases of a remote need of any host. */
export const needsOf = ({
  requires,
  emits = [],
  extensions = [],
  shared,
  tokens,
}: Pick<GatedRemote, 'requires' | 'emits' | 'extensions' | 'shared' | 'tokens'>): Needs => ({
  contracts: requires.contracts,
  shared,
  events: [...(requires.events ?? []), ...emits],
  slots: [...extensions.map(({ slot }) => slot), ...(requires.slots ?? [])],
  tokens,
})

/** A host from before `provides` existed says only which modules it shares. */
export const offersOf = ({ shared, provides }: Pick<GatedHost, 'shared' | 'provides'>): Offers => ({
  shared,
  ...provides,
})

const betweenRemoteAndHost = (remote: GatedRemote, host: GatedHost): Reason[] => {
  const say = about(remote, host)
  const [one, other] = [named(partyOf(remote)), named(partyOf(host))]
  const sentenceOf = ({ kind, wanted, offered }: Unmet): string => {
    switch (kind) {
      case 'shared':
        return `${one} needs ${wanted} ${remote.shared[wanted] ?? ''} and ${other} ${offered === undefined ? 'does not offer it' : `offers ${offered}`}: build ${remote.name} against this host, or publish a host that offers it first.`
      case 'contracts':
        return `${one} needs contracts ${wanted} and ${other} speaks ${offered}: build ${remote.name} against contracts ${offered}, or publish the newer host first.`
      case 'event':
        return `${one} names the event ${wanted}, which the bus of ${other} does not know: publish a host whose contracts have it first.`
      case 'slot':
        return `${one} fills the slot ${wanted}, which ${other} does not have: publish a host with that slot first, or take the extension out of remote.config.ts.`
      case 'tokens':
        return `${one} paints with ${wanted}, which ${other} does not define: use a token of the design system, give var() a fallback, or publish the host that defines it first.`
    }
  }
  return unmetNeeds(needsOf(remote), offersOf(host)).map((unmet) => say(unmet.kind, 'refuse', sentenceOf(unmet)))
}

/** One emits what the other listens for, in another version. */
const eventReasons = (emitter: GatedRemote, listener: GatedRemote, hosts: readonly GatedHost[]): Reason[] => {
  const say = about(emitter, listener)
  return (listener.requires.events ?? []).flatMap((wanted) => {
    const sent = (emitter.emits ?? []).filter((event) => baseName(event) === baseName(wanted))
    if (sent.length === 0) return []
    const isHeard = (converters: readonly string[]) => sent.some((event) => reaches(event, wanted, converters))
    if (isHeard([]) || (hosts.length > 0 && hosts.every((host) => isHeard(host.provides?.converters ?? [])))) return []
    return [
      say(
        'event',
        'refuse',
        `${named(partyOf(emitter))} emits ${sent.join(', ')} and ${named(partyOf(listener))} listens for ${wanted}, and no down-converter leads from one to the other: declare it in contracts' events, or publish ${listener.name} for the version that is emitted.`,
      ),
    ]
  })
}

/** `/m/game/:id` and `/m/game/:code` are one address to a router. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')
const addresses = ({ routes }: GatedRemote): string[] =>
  routes.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])])

const routeReasons = (one: GatedRemote, other: GatedRemote): Reason[] => {
  const taken = new Set(addresses(other).map(shapeOf))
  return addresses(one)
    .filter((path) => taken.has(shapeOf(path)))
    .map((path) =>
      about(one, other)(
        'route',
        'refuse',
        `${named(partyOf(one))} and ${named(partyOf(other))} both claim ${path}; rename it in one of the two remote.config.ts`,
      ),
    )
}

const between = (one: GatedRelease, other: GatedRelease, hosts: readonly GatedHost[]): Reason[] => {
  if (isRemote(one) && isRemote(other)) {
    return one.name === other.name
      ? []
      : [...routeReasons(one, other), ...eventReasons(one, other, hosts), ...eventReasons(other, one, hosts)]
  }
  if (isRemote(one) && !isRemote(other)) return betweenRemoteAndHost(one, other)
  return !isRemote(one) && isRemote(other) ? betweenRemoteAndHost(other, one) : []
}

const languages = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const

/** What can be said of a release without anybody else; the second party is the release itself. */
const alone = (release: GatedRelease): Reason[] => {
  if (!isRemote(release)) return []
  const say = about(release, release)
  const one = named(partyOf(release))
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
  return [...texts, ...sizes]
}

const worst = (reasons: readonly Reason[]): Verdict =>
  reasons.some(({ verdict }) => verdict === 'refuse') ? 'refuse' : reasons.length > 0 ? 'warn' : 'ok'

/** Listened for, but nobody in this company ever emits it: nothing breaks, but somebody waits in vain. */
const silentEvents = (release: GatedRelease, { hosts, remotes }: Company): Reason[] => {
  if (!isRemote(release)) return []
  const [host] = hosts
  if (!host?.provides) return []
  const { emits, converters } = host.provides
  const sent = [...emits, ...(release.emits ?? []), ...remotes.flatMap((remote) => remote.emits ?? [])]
  return (release.requires.events ?? [])
    .filter((wanted) => !sent.some((event) => reaches(event, wanted, converters)))
    .map((wanted) =>
      about(release, host)(
        'event',
        'warn',
        `${named(partyOf(release))} listens for ${wanted}, which neither ${named(partyOf(host))} nor any remote beside it emits: publish its emitter, or stop listening.`,
      ),
    )
}

/** Can this release live with everybody it can meet? Pure: build, publish and the running host ask the same function. */
export const classify = (release: GatedRelease, company: Company): Classified => {
  const hosts = isRemote(release) ? company.hosts : [release]
  const others: readonly GatedRelease[] = [...company.hosts, ...company.remotes]
  const reasons = [
    ...alone(release),
    ...others.flatMap((other) => between(release, other, hosts)),
    ...silentEvents(release, company),
  ]
  // A new host also changes which payloads remotes can hand each other.
  if (!isRemote(release)) {
    for (const one of company.remotes)
      for (const other of company.remotes)
        if (one.name !== other.name) reasons.push(...eventReasons(one, other, [release]))
  }
  const unique = [...new Map(reasons.map((reason) => [reason.sentence, reason])).values()]
  return { verdict: worst(unique), reasons: unique }
}
