import type { Problem } from '../../problem'
import type { Author } from '../../store/change-channel'
import type { Pointers } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import type { CompositionLock } from '../verify/composition-lock'

/** Exit codes by outcome; scripts may rely on them. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, busy: 4, red: 5 } as const
type Outcome = keyof typeof exitCodes

/** The flows that passed, or those that failed; `failed` is empty if they could not run at all. */
export type Proof =
  | { readonly ok: true; readonly flows: readonly string[] }
  | { readonly ok: false; readonly failed: readonly string[]; readonly output: string }

/** Functions of the workspace that the commands call. */
export type ReleaseTools = {
  readonly store: ReleaseStore
  readonly who: string
  /** File of the keys that sign compositions. */
  readonly keyFile: string
  readonly print: (line: string) => void
  readonly now: () => Date
  /** Builds one remote (or the host) of the workspace and gives its release folder. */
  readonly build: (name: string) => Promise<string>
  /** Runs the cross-remote flows on a site that shows this store. */
  readonly prove: (store: ReleaseStore, channel: string) => Promise<Proof>
  /** Writes the proven set; gives the path of the file. */
  readonly writeLock: (channel: string, seq: number, releases: Pointers, flows: readonly string[]) => Promise<string>
  /** Whether the site has this merchant; null if the gateway does not answer. */
  readonly isMerchant: (code: string) => Promise<boolean | null>
  /** The set that was proven last, or null. */
  readonly readLock: () => Promise<CompositionLock | null>
}

/** The store is opened in parallel: help needs no store, and must not fail if it cannot be opened. */
export type ReleaseContext = Omit<ReleaseTools, 'store'> & { readonly store: ReleaseStore | Promise<ReleaseStore> }

export type Flags = Readonly<Partial<Record<string, string | boolean>>>

export type CommandContext = ReleaseTools & {
  readonly flags: Flags
  readonly names: readonly string[]
  readonly text: (flag: string) => string | undefined
  readonly author: (fallback: string) => Author
  /** Prints the plan; with --dry-run the command stops after it. */
  readonly plan: (lines: readonly string[]) => void
  readonly dry: boolean
}

export type CommandResult = {
  readonly outcome: Outcome
  readonly lines: readonly string[]
  readonly problems?: readonly Problem[]
  readonly data?: unknown
}

export type Command = {
  readonly usage: string
  readonly what: string
  /** Maximum number of names after the command; by default 1 if the usage has a name, else 0. */
  readonly names?: number
  readonly options: Readonly<Record<string, string>>
  readonly run: (context: CommandContext) => Promise<CommandResult>
}
