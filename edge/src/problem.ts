/** Reasons for which the release tool refuses or finds a fault; scripts and tests rely on them. */
export type ProblemCode =
  /** The compatibility gate refuses. */
  | 'incompatible'
  /** Build: it is no release folder of this tool version, or a check is missing. */
  | 'build-invalid'
  | 'check-missing'
  | 'texts-incomplete'
  /** Files: not those that were built or published. */
  | 'integrity-missing'
  | 'file-altered'
  | 'file-unlisted'
  | 'manifest-altered'
  | 'manifest-unreadable'
  /** Store: the release is absent, was published with other content, or is being deleted. */
  | 'not-stored'
  | 'release-exists'
  | 'pending-deletion'
  /** Channel: the command has nothing to work on, or the channel changed meanwhile. */
  | 'nothing-shown'
  | 'no-earlier-release'
  | 'host-required'
  | 'channel-changed'
  /** Signing keys. */
  | 'key-refused'

export type Problem = {
  readonly code: ProblemCode
  /** Releases as `owner version+hash`, files, channels or keys that the problem is about. */
  readonly parties: readonly string[]
  /** Names the parties and the remedy. */
  readonly sentence: string
}

export const problem = (code: ProblemCode, parties: readonly string[], sentence: string): Problem => ({
  code,
  parties,
  sentence,
})

export const sentencesOf = (problems: readonly Problem[]): readonly string[] => problems.map(({ sentence }) => sentence)
