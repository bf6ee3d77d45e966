import type { Unmet } from './host-fit'
import type { HostManifest, HostProvisions, RemoteManifest } from './manifest'

/** Everything two releases can disagree about; a closed union, so that every reader handles every kind. */
export type ReasonKind = Unmet['kind'] | 'needs' | 'route' | 'texts' | 'size'
export type Verdict = 'ok' | 'warn' | 'refuse'

export type Party = { readonly name: string; readonly release: string }

export type Reason = {
  readonly kind: ReasonKind
  readonly verdict: Exclude<Verdict, 'ok'>
  readonly parties: readonly [Party, Party]
  /** Names both parties, their versions and the mend. */
  readonly sentence: string
}

export type GatedRemote = Pick<
  RemoteManifest,
  'name' | 'release' | 'shared' | 'needs' | 'weights' | 'texts' | 'labels'
> & {
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[]; readonly title: string }[]
  readonly menu?: readonly { readonly key: string }[]
}
/** Missing provisions are not compared: a host has no tokens before it is built. */
export type GatedHost = Pick<HostManifest, 'release' | 'shared'> & { readonly provides?: Partial<HostProvisions> }
export type GatedRelease = GatedRemote | GatedHost

/** The releases that one release can meet: several of one owner when a canary or a merchant has its own. */
export type NeighbourReleases = {
  readonly hosts: readonly GatedHost[]
  readonly remotes: readonly GatedRemote[]
  /** Releases of the same owner that are shown today and that this one takes the place of. */
  readonly replaced?: readonly GatedRelease[]
}

export const isRemote = (release: GatedRelease): release is GatedRemote => 'routes' in release
const partyOf = (release: GatedRelease): Party => ({
  name: isRemote(release) ? release.name : 'host',
  release: release.release,
})
/** Name and version, as sentences say them. */
export const nameAndVersion = (release: GatedRelease): string => {
  const { name, release: version } = partyOf(release)
  return `${name} ${version}`
}

type Say = (kind: ReasonKind, verdict: Reason['verdict'], sentence: string) => Reason

export const reasonBetween =
  (one: GatedRelease, other: GatedRelease): Say =>
  (kind, verdict, sentence) => ({ kind, verdict, sentence, parties: [partyOf(one), partyOf(other)] })
