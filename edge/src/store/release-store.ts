import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import type { Journal, NewAuditEntry, StoreContent } from './journal'
import type { StoreState } from './open-journal'
import type { SharedTexts } from './shared-texts'

/** Names of releases and owners come from URLs too; anything else than these never reaches a file system, and pointers are kept by name, so what every object answers to is no name. */
export const isOwner = (name: string): boolean => /^[a-z][a-z0-9]*$/.test(name) && !(name in {})
export const isChannel = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)
export const isRelease = (name: string): boolean => /^\d+\.\d+\.\d+[\w.-]*\+[0-9a-f]{12}$/.test(name)
export const isFile = (name: string): boolean =>
  /^[\w@.-]+(\/[\w@.-]+)*$/.test(name) && !name.split('/').some((part) => part.startsWith('.'))

export type Pointers = Readonly<Record<string, string>>

/** A share of the visitors gets another release of one owner, of every merchant or of some. */
export type Rollout = {
  readonly owner: string
  readonly release: string
  readonly percent: number
  readonly merchants?: readonly string[]
  readonly since: string
}

/** Which release of everything a channel shows: `default`, then rollouts, then what a merchant has of its own. */
export type ChannelDocument = {
  readonly schema: 1
  readonly channel: string
  /** Grows by one with every change; the number a change must name to be accepted. */
  readonly seq: number
  readonly default: Pointers
  readonly rollouts?: readonly Rollout[]
  readonly merchants?: Readonly<Record<string, Pointers>>
  /** What `default` pointed to before, newest first: where a rollback goes, and the last good release. */
  readonly previous?: Readonly<Record<string, readonly string[]>>
}

export type StoredFile = { readonly bytes: Buffer }

/** Where releases and pointers live. Releases never change; a pointer changes only by compare-and-swap. */
export type ReleaseStore = {
  readonly has: (owner: string, release: string) => Promise<boolean>
  /** Takes a copy of a finished build; readers see all of it or nothing. */
  readonly put: (owner: string, release: string, folder: string) => Promise<void>
  /** Releases of one owner, oldest first by the time they came. */
  readonly releases: (owner: string) => Promise<readonly string[]>
  readonly owners: () => Promise<readonly string[]>
  readonly remove: (owner: string, release: string) => Promise<void>
  /** Takes away what writers that died left half done, if nothing happened to it for so many ms; gives their names. */
  readonly sweep: (untouchedFor: number) => Promise<readonly string[]>
  readonly remote: (owner: string, release: string) => Promise<RemoteManifest | null>
  readonly host: (release: string) => Promise<HostManifest | null>
  /** Names of all files of a release, with `/` between folders. */
  readonly files: (owner: string, release: string) => Promise<readonly string[]>
  readonly file: (owner: string, release: string, file: string) => Promise<StoredFile | null>
  readonly channel: (name: string) => Promise<ChannelDocument | null>
  readonly channels: () => Promise<readonly string[]>
  /** All pointers as they stand now, with the number that a change of them must name. */
  readonly state: () => Promise<StoreState>
  /** Writes new pointers together with the entry that tells of the change; false means that somebody else was faster. */
  readonly append: (after: number, next: StoreContent, entry: NewAuditEntry) => Promise<boolean>
  /** What edges share about canaries: samples and the lease of the evaluator. */
  readonly shared: SharedTexts
  /** Every change since the beginning, as it lies there. */
  readonly journal: () => Promise<Journal>
}
