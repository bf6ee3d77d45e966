import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import type { ChannelDocument } from './channel-document'
import type { Journal, NewAuditEntry, StoreContent } from './journal'
import type { StoreState } from './open-journal'
import type { SharedTexts } from './shared-texts'

type StoredFile = { readonly bytes: Buffer }

/** Releases never change; a pointer changes only by compare-and-swap. */
export type ReleaseStore = {
  readonly has: (owner: string, release: string) => Promise<boolean>
  /** Copies a finished build; readers see all of it or nothing. */
  readonly put: (owner: string, release: string, folder: string) => Promise<void>
  /** Releases of one owner, oldest first by their time in the store. */
  readonly releases: (owner: string) => Promise<readonly string[]>
  readonly owners: () => Promise<readonly string[]>
  readonly remove: (owner: string, release: string) => Promise<void>
  /** Deletes drafts of dead writers that are unchanged for so many ms; gives their names. */
  readonly sweep: (untouchedFor: number) => Promise<readonly string[]>
  readonly remote: (owner: string, release: string) => Promise<RemoteManifest | null>
  readonly host: (release: string) => Promise<HostManifest | null>
  /** Names of all files of a release, with `/` between folders. */
  readonly files: (owner: string, release: string) => Promise<readonly string[]>
  readonly file: (owner: string, release: string, file: string) => Promise<StoredFile | null>
  readonly channel: (name: string) => Promise<ChannelDocument | null>
  readonly channels: () => Promise<readonly string[]>
  /** All pointers, with the number that a change must name. */
  readonly state: () => Promise<StoreState>
  /** Writes new pointers and the audit entry; false if another writer was faster. */
  readonly append: (after: number, next: StoreContent, entry: NewAuditEntry) => Promise<boolean>
  /** Texts that edges share about canaries: samples and the lease of the evaluator. */
  readonly shared: SharedTexts
  /** All changes, unverified. */
  readonly journal: () => Promise<Journal>
}
