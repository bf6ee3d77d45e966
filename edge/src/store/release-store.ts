import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'

/** Names of releases and owners come from URLs too; anything else than these never reaches a file system. */
export const isOwner = (name: string): boolean => /^[a-z][a-z0-9]*$/.test(name)
export const isRelease = (name: string): boolean => /^\d+\.\d+\.\d+[\w.-]*\+[0-9a-f]{12}$/.test(name)
export const isFile = (name: string): boolean => /^[\w@.-]+(\/[\w@.-]+)*$/.test(name) && !name.split('/').some((part) => part.startsWith('.'))

/** Which release of everything a channel shows. Rollouts and merchant overrides join this document later. */
export type ChannelDocument = {
  readonly schema: 1
  readonly channel: string
  /** Grows by one with every change; the number a change must name to be accepted. */
  readonly seq: number
  readonly default: Readonly<Record<string, string>>
}

export type AuditEntry = {
  readonly at: string
  readonly action: 'publish'
  readonly channel: string
  readonly owner: string
  readonly from: string | null
  readonly to: string
  readonly seq: number
}

export type StoredFile = { readonly bytes: Buffer }

/** Where releases and pointers live. Releases never change; a pointer changes only by compare-and-swap. */
export type ReleaseStore = {
  readonly has: (owner: string, release: string) => Promise<boolean>
  /** Takes a copy of a finished build; readers see all of it or nothing. */
  readonly put: (owner: string, release: string, folder: string) => Promise<void>
  readonly remote: (owner: string, release: string) => Promise<RemoteManifest | null>
  readonly host: (release: string) => Promise<HostManifest | null>
  readonly file: (owner: string, release: string, file: string) => Promise<StoredFile | null>
  /** Absolute path of a release, for code that must be loaded from it. */
  readonly folder: (owner: string, release: string) => string
  readonly channel: (name: string) => Promise<ChannelDocument | null>
  /** Writes only when the stored document still has `expectedSeq` (0: none yet); false means that somebody else was faster. */
  readonly swapChannel: (expectedSeq: number, next: ChannelDocument) => Promise<boolean>
  readonly audit: (entry: AuditEntry) => Promise<void>
}
