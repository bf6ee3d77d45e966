type VersionedText = { readonly text: string; readonly version: string }

/**
 * Small texts that edges share about canaries. Unlike releases and the journal they may be replaced.
 * Names are paths such as `canary/stable/evaluator.json`.
 */
export type SharedTexts = {
  readonly list: (prefix: string) => Promise<readonly string[]>
  readonly read: (name: string) => Promise<string | null>
  /** Replaces the text as a whole. */
  readonly write: (name: string, text: string) => Promise<void>
  readonly remove: (names: readonly string[]) => Promise<void>
  readonly readVersion: (name: string) => Promise<VersionedText | null>
  /**
   * Replaces the text if it still has this version (null: if there is none) and gives the new version.
   * Null: another writer was faster, nothing changed. A name is used with `swap` or with `write`, not with both.
   */
  readonly swap: (name: string, version: string | null, text: string) => Promise<string | null>
}

export const isSharedName = (name: string): boolean => /^canary(\/[a-z0-9-]{1,80}){1,4}\.json$/.test(name)

export const checkSharedName = (name: string): string => {
  if (!isSharedName(name)) throw new Error(`${name} is no name of a shared text`)
  return name
}
