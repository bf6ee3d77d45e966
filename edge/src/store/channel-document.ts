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
