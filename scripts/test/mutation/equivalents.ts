/** A change that changes nothing, so that no test can notice it. */
export type Equivalent = {
  readonly file: string
  /** The line of the source, without its indentation. */
  readonly line: string
  readonly replacement: string
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = []
